import type { TakenView, ViewTools } from '@inventory-console/ui/lib/listTools'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePersisted, useServices } from '../environment/services.ts'
import { saveFile } from '../export/download.ts'
import { fileName } from '../export/fileName.ts'
import { setDensity } from '../storage/appearance.ts'
import {
  putBack,
  putView,
  readViews,
  setDefault,
  viewFile,
  viewOf,
  writeViews,
  type StoredView,
} from '../storage/savedViews.ts'
import { listName } from '../url-state/listName.ts'
import { withFilters, withoutDensity } from '../url-state/sharedFilters.ts'
import { encodeView, type ViewState } from '../url-state/tableState.ts'
import { withDensity, without } from '../url-state/viewAddress.ts'

/** Saved views of the current list and user. */
export function useViewTools(): ViewTools {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const username = usePersisted('username')
  const filters = usePersisted('filters')
  const [changes, tell] = useState(0)
  const who = username ?? ''
  const list = listName(services.pageOf, pathname, search) ?? pathname
  const all = useMemo(
    () => readViews(services.local, who),
    // oxlint-disable-next-line react/exhaustive-deps -- reads the storage again after each change
    [services, who, changes],
  )
  const own = useMemo(() => all.filter((view) => view.list === list), [all, list])

  return useMemo((): ViewTools => {
    const visibility = services.pageOf(pathname)?.filters ?? 'none'
    const now = services.now()
    const write = (views: readonly StoredView[]) => {
      writeViews(services.local, who, views)
      tell((times) => times + 1)
    }
    const fresh = () => readViews(services.local, who)
    const complete = (view: ViewState) =>
      withFilters(encodeView({ ...view, page: 1 }, without(search, momentary)), filters, visibility, {
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
    const named = (name: string) => own.find((view) => view.name === name)
    const shown = plain(without(search, momentary))
    return {
      saved: own.map((view) => ({
        name: view.name,
        isDefault: view.isDefault,
        isKept: view.isKept,
        isShown: plain(view.search) === shown && view.density === services.density.get(),
      })),
      onOpen(name) {
        const view = named(name)
        if (!view) return
        setDensity(services, view.density)
        void navigate({ pathname, search: view.search })
      },
      onSave: (name, view, { isDefault, isKept }) =>
        write(
          putView(fresh(), {
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
        const at = before.findIndex((view) => view.list === list && view.name === name)
        const view = before[at]
        if (!view) return () => undefined
        write(before.toSpliced(at, 1))
        return () => write(putBack(fresh(), view, at))
      },
      onDefaultChange: (name) => write(setDefault(fresh(), list, name)),
      link: (view) => absolute(complete(view)),
      linkOf(name) {
        const view = named(name)
        return absolute(view ? withDensity(view.search, view.density) : search)
      },
      onDownload(name) {
        const view = named(name)
        if (view) saveFile(viewFile(view), `${fileName(name)}.json`)
      },
      take: async (file): Promise<TakenView> => {
        const view = file.size > largestFile ? null : viewOf(await file.text())
        if (!view) return { status: 'unreadable' }
        if (view.list !== list) return { status: 'otherList' }
        write(putView(fresh(), view))
        return { status: 'taken', name: view.name }
      },
    }
  }, [services, navigate, pathname, search, filters, who, list, own])
}

const largestFile = 100_000
/** Query parameters that do not belong to a saved view. */
const momentary = ['compare', 'mock']
