import type { Role } from '@inventory-console/api-mocks/contract'
import { Check, Minus } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Permissions of an area: roles of one area are named `read_hosts` and `write_hosts`, others name themselves. */
interface AreaRights {
  area: string
  read: boolean
  write: boolean
  locations: readonly string[]
  /** Those of `locations` where writing is allowed, too. */
  writeLocations: readonly string[]
}

export function rightsOf(roles: readonly Role[]): readonly AreaRights[] {
  const rights = new Map<string, AreaRights>()
  for (const { name, permission, locations } of roles) {
    const area = name.startsWith(`${permission}_`) ? name.slice(permission.length + 1) : name
    const known = rights.get(area)
    const isWriting = permission !== 'read'
    const named = locations.filter((name) => name !== '')
    rights.set(area, {
      area,
      read: true,
      write: isWriting || known?.write === true,
      locations: joined(known?.locations, named),
      writeLocations: joined(known?.writeLocations, isWriting ? named : []),
    })
  }
  return [...rights.values()].toSorted((a, b) => (a.area < b.area ? -1 : 1))
}

/** `All` includes the others. */
function joined(known: readonly string[] = [], more: readonly string[]): readonly string[] {
  const names = [...new Set([...known, ...more])]
  return names.includes('All') ? ['All'] : names
}

/** What roles allow, beside the lists of users, groups and roles. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const t = useText('administration')
  const common = useText('common')
  const rights = rightsOf(roles)
  if (rights.length === 0) return <p className="text-13 text-text-muted">{t('roles.empty.title')}</p>
  const textOf = ({ write, locations, writeLocations }: AreaRights) => {
    const text = locations.join(', ')
    if (!write || locations.every((name) => writeLocations.includes(name))) return text
    return t('matrix.writeAt', { locations: text, write: writeLocations.join(', ') || common('none') })
  }
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
          {rights.map((right) => (
            <tr key={right.area} className="h-7 border-t border-line">
              <th scope="row" className="max-w-40 truncate text-left font-normal" title={right.area}>
                <bdi translate="no">{right.area.replaceAll('_', ' ')}</bdi>
              </th>
              <Right allowed={right.read} />
              <Right allowed={right.write} />
              <td className="max-w-32 truncate pl-1" title={textOf(right)}>
                {textOf(right)}
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
