import type { PasswordChange } from '@inventory-console/ui/screens/session/ChangePasswordDialog'

/**
 * What stands in open forms, for whom a session ends in the middle of one: after the login the form is there again.
 * In memory only, gone with logout and with another person. A form that is worth it adds a line.
 */
export interface Drafts {
  password?: PasswordChange
}
