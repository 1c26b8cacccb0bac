import { instant, NOW } from '@inventory-console/api-mocks/clock'
import { Control } from '@inventory-console/api-mocks/control'
import { faultKinds, parseFault } from '@inventory-console/api-mocks/control/fault'
import { personaNames, personas } from '@inventory-console/api-mocks/control/personas'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import type { GlobalTypes, LoaderFunction } from 'storybook/internal/types'

/** Requests to a service that nothing answered: the story run fails on them. */
export const unanswered: string[] = []

const service = /\/(api|chart|thunder|repo|ldap)\/|\/config(_sso)?\.json$/

async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const data: unknown = frame.data
      const request = typeof data === 'object' && data !== null ? Reflect.get(data, 'request') : undefined
      if (!(request instanceof Request) || !service.test(new URL(request.url).pathname)) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return worker
}

/** What the services of a story are like, for the toolbar. */
export const worldTypes = {
  persona: {
    description: 'Who sits before the mock services',
    toolbar: {
      title: 'Persona',
      icon: 'user',
      items: personaNames.map((value) => ({ value, title: personas[value].title })),
      dynamicTitle: true,
    },
  },
  hosts: {
    description: 'How many hosts the mock services know',
    toolbar: {
      title: 'Hosts',
      icon: 'database',
      items: [
        { value: 'own', title: 'Hosts of the persona, or 100' },
        ...['0', '1', '100', '1000', '10000'].map((value) => ({ value, title: `${value} hosts` })),
      ],
      dynamicTitle: true,
    },
  },
  fault: {
    description: 'What goes wrong with every call of the mock services',
    toolbar: {
      title: 'Fault',
      icon: 'lightningoff',
      items: [
        { value: 'none', title: 'No fault' },
        ...faultKinds.map(({ kind, title, value = '' }) => ({
          value: kind === 'status' ? value : value === '' ? kind : `${kind}.${value}`,
          title: kind === 'status' || kind === 'delay' ? `${title} ${value}` : title,
        })),
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes

export const initialWorld = { persona: 'admin', hosts: 'own', fault: 'none' }

const withWorker = mswLoader(startWorker)

/** Every story starts from the same world: what one changes, the next does not see. */
export const freshWorld: LoaderFunction = async (context) => {
  // Loaders run side by side, and this one needs what that one brings.
  await withWorker(context)
  const { msw, parameters, globals } = context
  const departures: unknown = parameters['msw']
  const persona = personaNames.find((name) => name === globals['persona']) ?? 'admin'
  const hosts = globals['hosts'] === 'own' ? (personas[persona].hosts ?? 100) : Number(globals['hosts'])
  const fault = parseFault(`*=${String(globals['fault'])}`)
  const options = { persona, hosts, now: NOW, faults: fault ? [fault] : [] }
  const control = new Control(options, () => instant(NOW), { unknownRoutes: 'pass' })
  msw?.resetHandlers(control.handler())
  if (Array.isArray(departures)) msw?.use(...departures)
  return {}
}
