import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Redirect } from './router.tsx'

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p>{pathname + search + hash}</p>
}

it('keeps the query string and the hash', async () => {
  await render(
    <MemoryRouter initialEntries={['/addm?search=a%26b&sort=-benefit#row']}>
      <Routes>
        <Route path="/addm" element={<Redirect to="/oracle/addm" />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('/oracle/addm?search=a%26b&sort=-benefit#row')).toBeVisible()
})
