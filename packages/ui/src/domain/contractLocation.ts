/** Value of the API for all locations. The server's dashboard ignores contracts without a location. */
const ALL = 'All'

export function isForAllLocations(apiValue: string): boolean {
  return apiValue === ALL
}

/** Forms represent "all locations" as ''. */
export function locationFormValue(apiValue: string): string {
  return apiValue === ALL ? '' : apiValue
}

export function locationApiValue(formValue: string): string {
  return formValue === '' ? ALL : formValue
}
