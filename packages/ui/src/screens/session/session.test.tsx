import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { StoryI18n, loadTexts } from '../../../../../.storybook/StoryI18n.tsx'
import * as passwordStories from '../../components/change-password/ChangePasswordDialog.stories.tsx'
import * as loginStories from './LoginScreen.stories.tsx'
import { PasswordChangedDialog } from './PasswordChangedDialog.tsx'
import * as versionStories from './VersionDialog.stories.tsx'

const login = composeStories(loginStories)
const password = composeStories(passwordStories)
const version = composeStories(versionStories)

async function renderStory(story: React.ReactNode) {
  await loadTexts({ globals: { locale: 'en' } })
  return render(<StoryI18n>{story}</StoryI18n>)
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('LoginScreen', () => {
  it('shows errors for both empty fields and sends nothing', async () => {
    const onLogin = vi.fn<() => void>()
    await renderStory(<login.Empty onLogin={onLogin} />)
    await button('Log in').click()
    await expect.element(page.getByText('Username is required')).toBeVisible()
    await expect.element(page.getByText('Password is required')).toBeVisible()
    await expect.element(field('Username')).toHaveFocus()
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('submits the input with Enter', async () => {
    const onLogin = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<login.Empty onLogin={onLogin} />)
    await field('Username').fill('mrossi')
    await field('Password').fill(' two  words ')
    await userEvent.keyboard('{Enter}')
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ username: 'mrossi', password: ' two  words ' })
  })

  it('submits what a password manager has filled without an event', async () => {
    const onLogin = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<login.Empty onLogin={onLogin} />)
    for (const [name, value] of [
      ['Username', 'mrossi'],
      ['Password', 'right'],
    ] as const) {
      const input = field(name).element()
      if (input instanceof HTMLInputElement) input.value = value
    }
    await button('Log in').click()
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ username: 'mrossi', password: 'right' })
  })

  it('trims the user name and rejects a blank one', async () => {
    const onLogin = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<login.Empty onLogin={onLogin} />)
    await field('Username').fill(' \u00a0\t')
    await field('Password').fill(' right ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Username is required')).toBeVisible()
    expect(onLogin).not.toHaveBeenCalled()
    await field('Username').fill('\tmrossi\u00a0 ')
    await userEvent.keyboard('{Enter}')
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ username: 'mrossi', password: ' right ' })
  })

  it('does not submit again while submitting', async () => {
    const onLogin = vi.fn<() => void>()
    const { rerender } = await renderStory(<login.Empty onLogin={onLogin} />)
    await field('Username').fill('mrossi')
    await field('Password').fill('right')
    await rerender(
      <StoryI18n>
        <login.Empty onLogin={onLogin} attempt={{ status: 'submitting' }} />
      </StoryI18n>,
    )
    await expect.element(button('Logging in…')).toBeDisabled()
    await field('Username').click()
    await userEvent.keyboard('{Enter}')
    expect(onLogin).not.toHaveBeenCalled()
    await rerender(
      <StoryI18n>
        <login.Empty onLogin={onLogin} />
      </StoryI18n>,
    )
    await userEvent.keyboard('{Enter}')
    expect(onLogin).toHaveBeenCalledOnce()
  })

  it('keeps the input and selects the password after a rejected login', async () => {
    const { rerender } = await renderStory(<login.Empty />)
    await field('Username').fill('mrossi')
    await field('Password').fill('wrong')
    await rerender(
      <StoryI18n>
        <login.Empty attempt={{ status: 'failed', reason: 'wrongCredentials' }} />
      </StoryI18n>,
    )
    await expect.element(page.getByRole('alert').filter({ hasText: 'Invalid username' })).toBeVisible()
    await expect.element(field('Username')).toHaveValue('mrossi')
    await expect.element(field('Password')).toHaveFocus()
    await userEvent.keyboard('right')
    await expect.element(field('Password')).toHaveValue('right')
  })

  it('offers single sign-on when it is configured', async () => {
    const onSso = vi.fn<() => void>()
    await renderStory(<login.WithSso onSso={onSso} />)
    await button('Log in with single sign-on').click()
    expect(onSso).toHaveBeenCalledOnce()
  })

  it('hides single sign-on when it is not configured', async () => {
    await renderStory(<login.Empty />)
    await expect.element(button('Log in')).toBeVisible()
    expect(button('Log in with single sign-on').query()).toBeNull()
  })

  it('selects the account provider with the arrow keys', async () => {
    const onProviderChange = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<login.Empty onProviderChange={onProviderChange} />)
    await field('Password').click()
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}')
    expect(onProviderChange).toHaveBeenCalledExactlyOnceWith('ldap')
  })
})

describe('ChangePasswordDialog', () => {
  it.each(['Empty', 'Forced', 'OfAnotherUser'] as const)(
    'gives password managers the user name and autocomplete attributes: %s',
    async (name) => {
      const Dialog = password[name]
      await renderStory(<Dialog username="mrossi" />)
      await expect.element(field('New password')).toBeVisible()
      const form = new FormData(document.querySelector('form') ?? undefined)
      expect(form.get('username')).toBe('mrossi')
      const inputs = [...document.querySelectorAll('form input')]
      expect(inputs.map((input) => [input.id, input.getAttribute('autocomplete')])).toEqual([
        ['username', 'username'],
        ['current-password', 'current-password'],
        ['new-password', 'new-password'],
        ['confirm-password', 'new-password'],
      ])
    },
  )

  it('shows the mismatch error only on blur', async () => {
    await renderStory(<password.Empty />)
    await field('Old password').fill('a')
    await field('New password').fill('b')
    await field('Confirm password').fill('c')
    const message = page.getByText('Confirm password must match with password field.')
    expect(message.query()).toBeNull()
    await userEvent.keyboard('{Tab}')
    await expect.element(message).toBeVisible()
    await expect.element(button('Confirm')).toBeDisabled()
    await field('Confirm password').fill('b')
    expect(message.query()).toBeNull()
    await expect.element(button('Confirm')).toBeEnabled()
  })

  it('submits the three passwords once', async () => {
    const onSubmit = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<password.Empty onSubmit={onSubmit} />)
    await field('Old password').fill('a')
    await field('New password').fill('b')
    await field('Confirm password').fill('b')
    await button('Confirm').click()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      oldPassword: 'a',
      newPassword: 'b',
      confirmedPassword: 'b',
    })
  })

  it('cannot be closed with Escape when forced, and has the old password filled in', async () => {
    await renderStory(<password.Forced />)
    await expect.element(field('Old password')).toHaveValue('first')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible()
    expect(button('Close').query()).toBeNull()
  })

  it('closes with Escape when not forced', async () => {
    const onClose = vi.fn<() => void>()
    await renderStory(<password.Empty onLeave={onClose} />)
    await expect.element(button('Confirm')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('restores a draft and reports changes', async () => {
    const onDraftChange = vi.fn<(...args: unknown[]) => void>()
    await renderStory(<password.RestoredDraft onDraftChange={onDraftChange} />)
    await expect.element(field('New password')).toHaveValue('second one')
    await field('Confirm password').fill('second one')
    expect(onDraftChange).toHaveBeenLastCalledWith({
      oldPassword: 'first',
      newPassword: 'second one',
      confirmedPassword: 'second one',
    })
    await expect.element(button('Confirm')).toBeEnabled()
  })

  it('calls onLogin from the dialog after the change', async () => {
    const onLogin = vi.fn<() => void>()
    await renderStory(<PasswordChangedDialog onLogin={onLogin} />)
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    await button('Log in').click()
    expect(onLogin).toHaveBeenCalledOnce()
  })
})

describe('VersionDialog', () => {
  it.each([
    ['2.55.1', /version 2\.55\.1 is newer than this console supports \(2\.53 and 2\.54\)/],
    ['2.52.0', /version 2\.52\.0 is older than this console supports/],
  ])('says that version %s is not supported', async (value, text) => {
    await renderStory(<version.Ready server={{ status: 'ready', value }} />)
    await expect.element(page.getByText(text)).toBeVisible()
  })

  it.each(['2.53.4', '2.54.0', ''])('says nothing about version "%s"', async (value) => {
    await renderStory(<version.Ready server={{ status: 'ready', value }} />)
    await expect.element(page.getByText('Web version')).toBeVisible()
    expect(page.getByText(/than this console supports/).query()).toBeNull()
  })

  it('retries loading the server version', async () => {
    const retry = vi.fn<() => void>()
    await renderStory(<version.Ready server={{ status: 'failed', error: { message: 'no' }, retry }} />)
    await button('Retry').click()
    expect(retry).toHaveBeenCalledOnce()
  })
})
