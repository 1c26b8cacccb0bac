export type AdministrationEntity = 'users' | 'groups' | 'roles' | 'nodes'
