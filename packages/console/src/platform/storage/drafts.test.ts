import { expect, it, vi } from 'vitest'
import { forgetPassword, formDraft, type Drafts } from './drafts.ts'
import { observable } from './observable.ts'

it('keeps what stands in each form by itself, until it is forgotten', () => {
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

it('forgets all of them with the session of a person, and none with a password typed beside them', () => {
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

it('forgets the password without the other drafts', () => {
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
  forgetPassword(drafts)
  expect(drafts.get().password).toBeUndefined()
  expect(drafts.get().profile).toEqual(profile)
  expect(contract.read(drafts)).toBe('half typed')
})

it('tells its readers only when the first form is drafted', () => {
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
