import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './AlertGroupDetail.stories.tsx'

const { Ready, SeveralLines } = composeStories(stories)

test('names the button of each alert after its host', async () => {
  await renderWithCatalogue(<Ready />)
  const names = page.getByRole('button', { name: /^Mark as read/ })
  await expect.element(names.first()).toBeVisible()
  const hosts = page
    .getByRole('listitem')
    .elements()
    .map((line) => line.firstElementChild?.textContent)
  expect(names.elements().map(({ ariaLabel }) => ariaLabel)).toEqual(
    hosts.map((host) => `Mark as read…: ${host}`),
  )
})

test('shows the line breaks of a description and aligns its first line with the host', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<SeveralLines />)
  const box = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text, { exact: true }).first().element())
    return range.getBoundingClientRect()
  }
  await expect.element(page.getByText('First line').first()).toBeVisible()
  expect(box('Second line').top).toBe(box('First line').top + 20)
  const host = page.getByRole('link', { name: /-/ }).first().element()
  const center = ({ top, height }: DOMRect) => Math.round(top + height / 2)
  expect(center(host.getBoundingClientRect())).toBe(center(box('First line')))
})
