import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { notFound, onConsole } from '../lib/http/http.ts'

const page = '<!doctype html><html><head><title>Start</title></head><body></body></html>'

/** config.json is an HTML page with status 200, like a single-page fallback. */
export function configBroken(): HttpHandler[] {
  return [http.get('*/config.json', () => HttpResponse.html(page))]
}

/** config.json is JSON but not an object. */
export function configNotAnObject(): HttpHandler[] {
  return [http.get('*/config.json', () => HttpResponse.json(['/api']))]
}

export function configMissing(): HttpHandler[] {
  return [onConsole().get('/config.json', ({ response }) => response.untyped(notFound()))]
}

export function configUnreachable(): HttpHandler[] {
  return [http.get('*/config.json', () => HttpResponse.error())]
}

export function configHangs(): HttpHandler[] {
  return [
    http.get('*/config.json', async () => {
      await delay('infinite')
    }),
  ]
}

/** config_sso.json is an HTML page with status 200. */
export function ssoBroken(): HttpHandler[] {
  return [http.get('*/config_sso.json', () => HttpResponse.html(page))]
}

export function ssoOffered(): HttpHandler[] {
  return [
    onConsole().get('/config_sso.json', ({ response }) =>
      response(200).json({
        sso_visible: true,
        auth_url: 'https://login.example.net/authorize',
        token_url: 'https://login.example.net/token',
        signoff_url: 'https://login.example.net/logout',
        client_id: 'inventory-console',
        client_id_secret: 'Sample.sso',
        grant_type: 'authorization_code',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: 'https://inventory.example.net/login',
      }),
    ),
  ]
}
