import type { Role } from '@inventory-console/api-mocks/contract'
import { Check, Minus } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Permissions of an area: roles of one area are named `read_hosts` and `write_hosts`, others name themselves. */
interface AreaRights {
  area: string
  read: boolean
  write: boolean
  locations: readonly string[]
}

export function rightsOf(roles: readonly Role[]): readonly AreaRights[] {
  const rights = new Map<string, AreaRights>()
  for (const { name, permission, locations } of roles) {
    const area = name.startsWith(`${permission}_`) ? name.slice(permission.length + 1) : name
    const known = rights.get(area)
    rights.set(area, {
      area,
      read: true,
      write: permission !== 'read' || known?.write === true,
      locations: [...new Set([...(known?.locations ?? []), ...locations.filter((name) => name !== '')])],
    })
  }
  return [...rights.values()].toSorted((a, b) => (a.area < b.area ? -1 : 1))
}

/** What roles allow, beside the lists of users, groups and roles. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const t = useText('administration')
  const rights = rightsOf(roles)
  if (rights.length === 0) return <p className="text-13 text-text-muted">{t('roles.empty.title')}</p>
  const isAdmin = roles.some(({ permission }) => permission === 'admin')
  return (
    <section aria-label={t('matrix.title')} className="flex flex-col gap-2 text-13">
      <h3 className="font-semibold">{t('matrix.title')}</h3>
      {isAdmin ? <p>{t('roles.permissionHints.admin')}</p> : null}
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-left text-12 text-text-muted">
            <th scope="col" className="font-normal">
              {t('matrix.area')}
            </th>
            <th scope="col" className="w-14 text-center font-normal">
              {t('roles.values.permission.read')}
            </th>
            <th scope="col" className="w-14 text-center font-normal">
              {t('roles.values.permission.write')}
            </th>
            <th scope="col" className="font-normal">
              {t('roles.columns.locations')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rights.map(({ area, read, write, locations }) => (
            <tr key={area} className="h-7 border-t border-line">
              <th scope="row" className="max-w-40 truncate text-left font-normal" title={area}>
                <bdi translate="no">{area.replaceAll('_', ' ')}</bdi>
              </th>
              <Right allowed={read} />
              <Right allowed={write} />
              <td className="max-w-32 truncate pl-1" title={locations.join(', ')}>
                {locations.join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Right({ allowed }: { allowed: boolean }) {
  const common = useText('common')
  const Icon = allowed ? Check : Minus
  return (
    <td className="text-center">
      <Icon
        aria-hidden
        size={14}
        className={allowed ? 'inline text-success-icon' : 'inline text-text-muted'}
      />
      <span className="sr-only">{common(allowed ? 'state.yes' : 'state.no')}</span>
    </td>
  )
}
