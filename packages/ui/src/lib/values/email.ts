/** Linear time: the part after each dot cannot contain a dot. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function isEmail(text: string): boolean {
  return email.test(text)
}
