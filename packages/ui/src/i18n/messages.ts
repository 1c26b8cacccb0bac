import type charts from './locales/en/charts.json'
import type common from './locales/en/common.json'
import type details from './locales/en/details.json'
import type errors from './locales/en/errors.json'
import type form from './locales/en/form.json'
import type glossary from './locales/en/glossary.json'
import type hosts from './locales/en/hosts.json'
import type list from './locales/en/list.json'
import type pages from './locales/en/pages.json'
import type session from './locales/en/session.json'
import type shell from './locales/en/shell.json'
import type table from './locales/en/table.json'

/** The English catalogues give the keys of every language. A new area is a file per language and a line here. */
export interface Messages {
  charts: typeof charts
  common: typeof common
  details: typeof details
  form: typeof form
  glossary: typeof glossary
  hosts: typeof hosts
  list: typeof list
  errors: typeof errors
  pages: typeof pages
  session: typeof session
  shell: typeof shell
  table: typeof table
}

export type Area = keyof Messages

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages
  }
}
