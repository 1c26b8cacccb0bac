import { actions } from './guides/actions.ts'
import { charts } from './guides/charts.ts'
import { details } from './guides/details.ts'
import { feedback } from './guides/feedback.ts'
import { forms } from './guides/forms.ts'
import type { Guides } from './guides/guide.ts'
import { lists } from './guides/lists.ts'
import { shell } from './guides/shell.ts'

export const guides: Guides = { ...actions, ...charts, ...details, ...feedback, ...forms, ...lists, ...shell }

/** Component name: the last part of the story title. */
export const nameOf = (title: string) => title.split('/').at(-1) ?? title
