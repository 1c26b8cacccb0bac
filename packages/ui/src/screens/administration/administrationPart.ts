export type AdministrationPart = 'users' | 'groups' | 'roles' | 'nodes'
