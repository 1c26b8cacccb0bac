import { HttpError } from '../lib/http/http.ts'

/** Response to a call that throws HTTP errors: its status and body, or 200 if the call returns. */
export async function responseTo(call: () => unknown): Promise<{ status: number; error?: string }> {
  try {
    await call()
    return { status: 200 }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const response = error.response()
    const text = await response.text()
    const body: { error?: string } = text === '' ? {} : JSON.parse(text)
    return { status: response.status, ...(body.error === undefined ? {} : { error: body.error }) }
  }
}
