import type { ViewImportResult, ViewTools } from '@inventory-console/ui/lib/listTools'
import { encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fileName, saveFile } from '../export/download.ts'
import { withDensity, withFilters, withoutDensity, withoutParams } from '../scope/globalFilters.ts'
import { usePersisted, useServices } from '../services.ts'
import { setDensity } from '../storage/appearance.ts'
import {
  isTransient,
  restoreView,
  upsertView,
  readViews,
  setDefault,
  viewFile,
  parseViewFile,
  writeViews,
  type StoredView,
} from '../storage/savedViews.ts'
import { listName } from '../url-state/listName.ts'

/** Saved views of the current list and user. */
export function useViewTools(): ViewTools {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const username = usePersisted('username')
  const filters = usePersisted('filters')
  const [changes, setVersion] = useState(0)
  const owner = username ?? ''
  const list = listName(services.pageOf, pathname, search) ?? pathname
  const allViews = useMemo(
    () => readViews(services.local, owner),
    // oxlint-disable-next-line react/exhaustive-deps -- reads the storage again after each change
    [services, owner, changes],
  )
  const listViews = useMemo(() => allViews.filter((view) => view.list === list), [allViews, list])

  return useMemo((): ViewTools => {
    const visibility = services.pageOf(pathname)?.filters ?? 'none'
    const now = services.now()
    const write = (views: readonly StoredView[]) => {
      writeViews(services.local, owner, views)
      setVersion((times) => times + 1)
    }
    const fresh = () => readViews(services.local, owner)
    const complete = (view: Partial<ListView>) =>
      withFilters(encodeView({ ...view, page: 1 }, withoutParams(search, isTransient)), filters, visibility, {
        explicit: true,
        now,
      })
    const plain = (address: string) =>
      withFilters(withoutDensity(address), filters, 'none', { now })
        .slice(1)
        .split('&')
        .filter(
          (part) => part !== '' && !/^(date|location|environment)=$/.test(part) && !part.startsWith('page='),
        )
        .toSorted()
        .join('&')
    const absolute = (address: string) => new URL(`${pathname.slice(1)}${address}`, services.base).href
    const findView = (name: string) => listViews.find((view) => view.name === name)
    const currentSearch = plain(withoutParams(search, isTransient))
    return {
      saved: listViews.map((view) => ({
        name: view.name,
        isDefault: view.isDefault,
        isKept: view.isKept,
        isShown: plain(view.search) === currentSearch && view.density === services.density.get(),
      })),
      onOpen(name) {
        const view = findView(name)
        if (!view) return
        setDensity(services, view.density)
        void navigate({ pathname, search: view.search })
      },
      onSave: (name, view, { isDefault, isKept }) =>
        write(
          upsertView(fresh(), {
            list,
            name,
            search: complete(view),
            density: services.density.get(),
            isDefault,
            isKept,
          }),
        ),
      onRemove(name) {
        const before = fresh()
        const index = before.findIndex((view) => view.list === list && view.name === name)
        const view = before[index]
        if (!view) return () => undefined
        write(before.toSpliced(index, 1))
        return () => write(restoreView(fresh(), view, index))
      },
      onDefaultChange: (name) => write(setDefault(fresh(), list, name)),
      link: (view) => absolute(complete(view)),
      linkOf(name) {
        const view = findView(name)
        return absolute(view ? withDensity(view.search, view.density) : search)
      },
      onDownload(name) {
        const view = findView(name)
        if (view) saveFile(viewFile(view), `${fileName(name)}.json`)
      },
      importFile: async (file): Promise<ViewImportResult> => {
        const view = file.size > maxFileSize ? null : parseViewFile(await file.text())
        if (!view) return { status: 'unreadable' }
        if (view.list !== list) return { status: 'otherList' }
        write(upsertView(fresh(), view))
        return { status: 'taken', name: view.name }
      },
    }
  }, [services, navigate, pathname, search, filters, owner, list, listViews])
}

const maxFileSize = 100_000
