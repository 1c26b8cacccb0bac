import { startMocks } from '@inventory-console/api-mocks/browser'

/** The services in this page itself. The only place where the console runs anything of the mocks. */
export async function start(): Promise<void> {
  await startMocks()
}
