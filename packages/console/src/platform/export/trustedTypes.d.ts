/** As far as it is used here; a URL made by a policy is what `Worker` takes where trusted types are enforced. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => URL }
  }
}
