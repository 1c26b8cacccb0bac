/**
 * The parts of the Trusted Types API used here. `Worker` requires a URL of a policy where they are
 * enforced.
 */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => URL }
  }
}
