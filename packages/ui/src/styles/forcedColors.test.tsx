import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '../components/combobox/Combobox.tsx'
import { CountBars } from '../components/count-bars/CountBars.tsx'
import { TextField } from '../components/field/TextField.tsx'
import { MultiSelect } from '../components/multi-select/MultiSelect.tsx'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { RadioGroup } from '../components/radio-group/RadioGroup.tsx'
import { NavTree } from '../components/shell/navigation/NavTree.tsx'
import { NavRail } from '../components/shell/navigation/Sidebar.tsx'
import { Switch } from '../components/switch/Switch.tsx'
import { Tabs } from '../components/tabs/Tabs.tsx'
import { ViewTabs } from '../components/tabs/ViewTabs.tsx'
import { ProviderChoice } from '../screens/session/ProviderChoice.tsx'
import { menuSample } from '../testing/fixtures/menuSample.ts'
import { canvas, emulateForcedColors, look } from '../testing/forcedColors.ts'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'

/** Resolves a transparent background to the canvas color. */
function background(element: Element | null | undefined) {
  const { backgroundColor } = look(element)
  return /^rgba\(.*, 0\)$/.test(backgroundColor) ? canvas() : backgroundColor
}

describe('forced colors', () => {
  beforeEach(async () => {
    await emulateForcedColors('active')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })
  afterEach(async () => {
    await emulateForcedColors('none')
  })

  it('marks the selected tab by more than its text', async () => {
    const tabs = ['One', 'Two'].map((label) => ({ id: label, label, content: label }))
    await renderWithCatalogue(<Tabs label="Views" tabs={tabs} value="One" />)
    const tab = (name: string) => page.getByRole('tab', { name }).element()
    expect(background(tab('One'))).not.toBe(background(tab('Two')))
    expect(look(tab('Two')).borderBottomColor).toBe(canvas())
  })

  it.each(['Combobox', 'MultiSelect'])(
    'outlines the highlighted and checks the selected option of a %s',
    async (kind) => {
      const field = { label: 'City', choices: ['Milan', 'Turin'].map((value) => ({ value, label: value })) }
      await renderWithCatalogue(
        kind === 'Combobox' ? (
          <Combobox {...field} value="Turin" onChange={() => {}} />
        ) : (
          <MultiSelect {...field} value={['Turin']} onChange={() => {}} />
        ),
      )
      await page.getByLabelText('City').click()
      const option = (name: string) => page.getByRole('option', { name })
      await expect.element(option('Milan')).toBeVisible()
      // Wraps around from the selected, last option.
      while (!option('Milan').element().hasAttribute('data-highlighted'))
        await userEvent.keyboard('{ArrowDown}')
      const [milan, turin] = [option('Milan').element(), option('Turin').element()]
      expect(look(milan).outline).toMatch(/^solid/)
      expect(look(turin).outline).toMatch(/^none/)
      const check = (element: Element) => getComputedStyle(element.querySelector('svg') ?? element).display
      expect([check(milan), check(turin)]).toEqual(['none', 'block'])
    },
  )

  it('marks the current view by its underline', async () => {
    const views = ['One', 'Two'].map((label) => ({ id: label, label, to: `/${label}` }))
    await renderWithCatalogue(<ViewTabs label="Views" views={views} current="One" />)
    const view = (name: string) => page.getByRole('link', { name }).element()
    expect(look(view('Two')).borderBottomColor).toBe(canvas())
    expect(look(view('One')).borderBottomColor).not.toBe(canvas())
  })

  it('distinguishes read-only, disabled and editable fields', async () => {
    await renderWithCatalogue(
      <>
        <TextField label="Editable" defaultValue="a" />
        <TextField label="Read-only" defaultValue="a" readOnly />
        <TextField label="Disabled" defaultValue="a" disabled />
      </>,
    )
    const looks = ['Editable', 'Read-only', 'Disabled'].map((name) => {
      const { color, borderTopStyle, borderTopColor } = getComputedStyle(page.getByLabelText(name).element())
      return [color, borderTopStyle, borderTopColor].join(' ')
    })
    expect(new Set(looks).size).toBe(3)
  })

  it('shows the dot of the selected radio button', async () => {
    const choices = ['One', 'Two'].map((value) => ({ value, label: value }))
    await renderWithCatalogue(<RadioGroup label="Kind" choices={choices} value="One" onChange={() => {}} />)
    const radio = page.getByRole('radio', { name: 'One' }).element()
    expect(background(radio.firstElementChild)).not.toBe(canvas())
    expect(background(radio.firstElementChild)).not.toBe(background(radio))
  })

  it('shows the thumb of a switch and marks the active one', async () => {
    await renderWithCatalogue(
      <>
        <Switch label="On" checked />
        <Switch label="Off" checked={false} />
      </>,
    )
    const [on, off] = ['On', 'Off'].map((name) => page.getByRole('switch', { name }).element())
    expect(background(on)).not.toBe(background(off))
    expect(background(on?.firstElementChild)).not.toBe(background(on))
    expect(background(off?.firstElementChild)).not.toBe(background(off))
  })

  it('marks the current entry of the collapsed sidebar', async () => {
    await renderWithCatalogue(<NavRail nodes={menuSample} current="dashboard" />)
    const current = page.getByRole('link', { name: 'Dashboard' }).element()
    const other = page.getByRole('button', { name: 'Hosts' }).element()
    expect(background(current)).not.toBe(background(other))
  })

  it('shows links and buttons of the collapsed sidebar in one color', async () => {
    await renderWithCatalogue(<NavRail nodes={menuSample} current="alerts" />)
    const colorOf = (element: Element) => getComputedStyle(element).color
    const link = page.getByRole('link', { name: 'Dashboard' }).element()
    expect(colorOf(link)).toBe(colorOf(page.getByRole('button', { name: 'Hosts' }).element()))
  })

  it('shows links and buttons of the expanded sidebar in one color', async () => {
    await renderWithCatalogue(<NavTree nodes={menuSample} current="alerts" />)
    const colorOf = (element: Element) => getComputedStyle(element).color
    const link = page.getByRole('link', { name: 'Dashboard' }).element()
    expect(colorOf(link)).toBe(colorOf(page.getByRole('button', { name: 'Hosts' }).element()))
  })

  it('marks the selected segment', async () => {
    await renderWithCatalogue(<ProviderChoice value="basic" onChange={() => {}} disabled={false} />)
    const [selected, other] = [true, false].map((checked) =>
      page.getByRole('radio', { checked }).elements()[0]?.closest('label'),
    )
    expect(background(selected)).not.toBe(background(other))
  })

  it('marks a pressed button', async () => {
    const bars = ['One', 'Two'].map((id) => ({ id, label: id, count: 1 }))
    await renderWithCatalogue(
      <CountBars title="Bars" bars={bars} selectedIds={['One']} onSelect={() => {}} />,
    )
    const [pressed, other] = [true, false].map((state) =>
      page.getByRole('button', { pressed: state }).element(),
    )
    expect(background(pressed)).not.toBe(background(other))
  })

  it('colors a button that looks like a link like a link', async () => {
    const bars = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, label: `${index}`, count: 1 }))
    await renderWithCatalogue(
      <>
        <a href="#content">Link</a>
        <CountBars title="Bars" bars={bars} selectedIds={[]} onSelect={() => {}} />
      </>,
    )
    const [button, link] = [page.getByRole('button', { name: 'Show all 9' }), page.getByRole('link')].map(
      (locator) => getComputedStyle(locator.element()).color,
    )
    expect(button).toBe(link)
  })

  it('shows the value of a progress bar', async () => {
    await renderWithCatalogue(<ProgressBar label="Export" value={0.3} />)
    const bar = page.getByRole('progressbar').element()
    expect(background(bar.firstElementChild)).not.toBe(background(bar))
    expect(background(bar.firstElementChild)).not.toBe(canvas())
    expect(look(bar).outline).toMatch(/^solid/)
  })
})
