import { paths } from '@inventory-console/ui/paths'

const forAll = ['users', 'groups'] as const
const forAdmins = ['roles', 'nodes'] as const

/** Administration pages that this user may open: specification, User menu. */
export function administration(isAdmin: boolean) {
  const shown = isAdmin ? [...forAll, ...forAdmins] : forAll
  return shown.map((page) => ({ page, to: paths[page] }))
}
