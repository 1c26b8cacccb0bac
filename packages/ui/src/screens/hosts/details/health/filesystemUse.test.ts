import type { Filesystem } from '@inventory-console/api-mocks/contract'
import { describe, expect, it } from 'vitest'
import { fullestOf } from './HostHealth.tsx'

const filesystem = (mountedOn: string, usedSpace: number, availableSpace: number): Filesystem => ({
  filesystem: `/dev/${mountedOn}`,
  mountedOn,
  type: 'xfs',
  size: usedSpace + availableSpace,
  usedSpace,
  availableSpace,
})

describe('fullestOf', () => {
  it('returns the file system with the highest percentage, not the most space in use', () => {
    const filesystems = [filesystem('/data', 500, 500), filesystem('/u02', 98, 2), filesystem('/', 3, 7)]
    expect(fullestOf(filesystems)).toEqual({ mountedOn: '/u02', percent: 98 })
  })

  it('ignores file systems without usable space', () => {
    expect(fullestOf([filesystem('/proc', 0, 0), filesystem('/', 1, 9)])).toEqual({
      mountedOn: '/',
      percent: 10,
    })
  })

  it('returns null without file systems', () => {
    expect(fullestOf([])).toBeNull()
  })
})
