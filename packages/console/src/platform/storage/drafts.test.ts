import { expect, it, vi } from 'vitest'
import { clearPasswordDraft, formDraft, type Drafts } from './drafts.ts'
import { observable } from './observable.ts'

it('stores each draft separately until it is removed', () => {
  const drafts = observable<Drafts>({})
  const contract = formDraft<{ number: string }>()
  const user = formDraft<{ name: string }>()
  expect(contract.read(drafts)).toBeUndefined()
  contract.write(drafts, { number: '5051863' })
  user.write(drafts, { name: 'anna' })
  expect(contract.read(drafts)).toEqual({ number: '5051863' })
  contract.write(drafts, null)
  expect(contract.read(drafts)).toBeUndefined()
  expect(user.read(drafts)).toEqual({ name: 'anna' })
})

it('clears all drafts with the session, but not when a password draft is added', () => {
  const drafts = observable<Drafts>({})
  const contract = formDraft<string>()
  contract.write(drafts, 'half typed')
  drafts.set({ ...drafts.get(), password: { oldPassword: 'a', newPassword: 'b', confirmedPassword: 'b' } })
  expect(contract.read(drafts)).toBe('half typed')
  drafts.set({})
  expect(contract.read(drafts)).toBeUndefined()
  contract.write(drafts, 'of the next person')
  expect(contract.read(drafts)).toBe('of the next person')
})

it('removes only the password draft', () => {
  const drafts = observable<Drafts>({})
  const contract = formDraft<string>()
  contract.write(drafts, 'half typed')
  const password = { oldPassword: 'a', newPassword: 'b', confirmedPassword: 'b' }
  const profile = {
    cloud: 'aws',
    profile: null,
    draft: { texts: {}, selected: false, secret: null },
  } as const
  drafts.set({ ...drafts.get(), password, profile })
  clearPasswordDraft(drafts)
  expect(drafts.get().password).toBeUndefined()
  expect(drafts.get().profile).toEqual(profile)
  expect(contract.read(drafts)).toBe('half typed')
})

it('is empty after the last draft was removed, and after a form without a draft was closed', () => {
  const drafts = observable<Drafts>({})
  const contract = formDraft<string>()
  const user = formDraft<string>()
  user.write(drafts, null)
  expect(drafts.get()).toEqual({})
  contract.write(drafts, 'a')
  user.write(drafts, 'b')
  contract.write(drafts, null)
  expect(user.read(drafts)).toBe('b')
  user.write(drafts, null)
  expect(drafts.get()).toEqual({})
})

it('notifies subscribers only of the first draft', () => {
  const drafts = observable<Drafts>({})
  const contract = formDraft<string>()
  const user = formDraft<string>()
  const onChange = vi.fn<() => void>()
  drafts.subscribe(onChange)
  contract.write(drafts, 'a')
  contract.write(drafts, 'ab')
  user.write(drafts, 'b')
  expect(onChange).toHaveBeenCalledOnce()
})
