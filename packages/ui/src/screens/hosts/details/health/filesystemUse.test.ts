import type { Filesystem } from '@inventory-console/api-mocks/contract'
import { describe, expect, it } from 'vitest'
import { fullestFilesystem } from './HostHealth.tsx'

const filesystem = (mountedOn: string, usedSpace: number, availableSpace: number): Filesystem => ({
  filesystem: `/dev/${mountedOn}`,
  mountedOn,
  type: 'xfs',
  size: usedSpace + availableSpace,
  usedSpace,
  availableSpace,
})

describe('fullestFilesystem', () => {
  it('returns the file system with the highest percentage, not the most space in use', () => {
    const filesystems = [filesystem('/data', 500, 500), filesystem('/u02', 98, 2), filesystem('/', 3, 7)]
    expect(fullestFilesystem(filesystems)).toEqual({ name: '/u02', percent: 98 })
  })

  it('ignores file systems without usable space', () => {
    expect(fullestFilesystem([filesystem('/proc', 0, 0), filesystem('/', 1, 9)])).toEqual({
      name: '/',
      percent: 10,
    })
  })

  it('ignores memory that looks like a file system', () => {
    const shared = { ...filesystem('/dev/shm', 99, 1), type: 'tmpfs' }
    expect(fullestFilesystem([shared, filesystem('/', 1, 9)])?.name).toBe('/')
  })

  it('returns null without file systems', () => {
    expect(fullestFilesystem([])).toBeNull()
  })
})
