import { paths } from '@inventory-console/ui/paths'
import { pageOf } from './manifest.ts'

const forAll = ['users', 'groups'] as const
const forAdmins = ['roles', 'nodes'] as const

/** Who may see which: spec, User menu. Only those that are pages. */
export function administration(isAdmin: boolean) {
  const shown = isAdmin ? [...forAll, ...forAdmins] : forAll
  return shown.flatMap((page) => (pageOf(paths[page]) ? [{ page, to: paths[page] }] : []))
}
