import { ConfigError, loadConfig, type ConfigProblem } from '../platform/environment/config.ts'
import { createServices, type Services, type Surroundings } from '../platform/environment/services.ts'
import { observable, type Observable } from '../platform/storage/observable.ts'
import { pageOf } from './routing/manifest.ts'

type BootState =
  | { status: 'loading' }
  | { status: 'failed'; problem: ConfigProblem | 'unexpected'; detail: string; busy: boolean }
  | { status: 'ready'; services: Services }

export interface Boot extends Pick<Observable<BootState>, 'get' | 'subscribe'> {
  basename: string
  start: () => Promise<void>
}

/** Loads the configuration; no service is called before. */
export function createBoot(surroundings: Surroundings): Boot {
  const state = observable<BootState>({ status: 'loading' })
  const { catalogue, basename } = surroundings
  return {
    basename,
    get: state.get,
    subscribe: state.subscribe,
    async start() {
      const before = state.get()
      if (before.status === 'failed') state.set({ ...before, busy: true })
      const texts = catalogue.load('pages', 'session', 'errors')
      try {
        const [config] = await Promise.all([loadConfig(new URL(basename, window.location.origin)), texts])
        state.set({ status: 'ready', services: createServices(config, surroundings, pageOf) })
      } catch (error) {
        // Without texts there is no screen: the rejection is shown by public/start.js.
        await texts
        const problem = error instanceof ConfigError ? error.problem : 'unexpected'
        state.set({
          status: 'failed',
          problem,
          detail: error instanceof Error ? error.message : String(error),
          busy: false,
        })
      }
    },
  }
}
