/** 32 random bytes, base64url. */
export function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** RFC 7636. `crypto.subtle` requires a secure context; without one only the plain method is possible. */
export async function createChallenge(
  verifier: string,
): Promise<{ challenge: string; method: 'S256' | 'plain' }> {
  if (!window.isSecureContext) return { challenge: verifier, method: 'plain' }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { challenge: base64url(new Uint8Array(hash)), method: 'S256' }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
