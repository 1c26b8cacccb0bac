import type { Guides } from './guide.ts'

const list = [
  ['type', 'narrows'],
  ['↑ ↓', 'move'],
  ['Enter', 'selects'],
  ['Escape', 'keeps the previous value'],
] as const

export const forms: Guides = {
  Form: {
    use: 'Fields that are submitted together. useForm holds values, validation errors and server errors; the error summary gets the focus when submitting fails.',
    avoid: 'For filters and settings that apply immediately.',
    keys: [
      ['Enter', 'in a single-line field: submits'],
      ['Enter', 'on an entry of the error summary: focuses its field'],
    ],
  },
  FormDrawer: {
    use: 'A form next to a list, to add or edit a row. It confirms before it discards input.',
    avoid: 'For a confirmation: ConfirmDialog. For a full-page form: Form.',
    keys: [['Escape', 'closes it; confirms first if there is unsaved input']],
  },
  UnsavedChangesDialog: {
    use: 'Used with useUnsavedChanges: confirms before a link, Cancel or closing the window discards input.',
    avoid: 'When the form is not dirty.',
    keys: [['Escape', 'stays on the page']],
  },
  TextField: {
    use: 'One line of free text.',
    avoid: 'For one of a known set: Select or Combobox. For numbers and dates: NumberField, DateField.',
  },
  TextArea: {
    use: 'Free text with several lines, such as a comment or a key.',
    avoid: 'For one line: TextField.',
    keys: [['Enter', 'inserts a line break and does not submit']],
  },
  PasswordField: {
    use: 'A secret with a button to show it. autoComplete tells password managers which one it is.',
    avoid: 'For stored secrets: StoredSecretField.',
    keys: [['Enter, Space', 'on the eye: shows and hides the text']],
  },
  StoredSecretField: {
    use: 'A secret stored on the server. It can be replaced and cleared, but the page never receives it.',
    avoid: 'For a password that is entered every time: PasswordField.',
    keys: [['Enter, Space', 'on a button: opens the input, or keeps the stored value']],
  },
  NumberField: {
    use: 'A number followed by its unit; it accepts a decimal comma as well.',
    avoid: 'For numeric codes: TextField. For a range filter: the filter panel.',
    keys: [['↑ ↓', 'increase and decrease']],
  },
  FieldGroup: {
    use: 'Several controls for one value, such as two dates.',
    avoid: 'For a whole form: use headings.',
  },
  Select: {
    use: 'One of up to about fifteen options: the native control, which works best on a phone.',
    avoid: 'For many options: Combobox. For two or three that should all be visible: RadioGroup.',
    keys: [
      ['↑ ↓ or a letter', 'select'],
      ['Space', 'opens the list'],
    ],
  },
  Combobox: {
    use: 'One of many options, filtered by typing.',
    avoid: 'For a few options: Select. For any text: SuggestField.',
    keys: list,
  },
  SuggestField: {
    use: 'Free text with suggestions.',
    avoid: 'If only known values are valid: Combobox.',
    keys: list,
  },
  MultiSelect: {
    use: 'Any number of options out of many.',
    avoid: 'For up to five options: one Checkbox each. For free text: TagInput.',
    keys: [
      ['Enter, ↓', 'open the list'],
      ['type', 'narrows'],
      ['↑ ↓', 'move'],
      ['Enter', 'adds and removes'],
      ['Escape', 'closes'],
    ],
  },
  TagInput: {
    use: 'A set of free-text entries, such as tags or hostnames.',
    avoid: 'If the options are known: MultiSelect.',
    keys: [
      ['Enter, comma', 'adds the text'],
      ['Backspace', 'in an empty input: removes the last one'],
    ],
  },
  Checkbox: {
    use: 'Yes or no within a form, or the selection of a row.',
    avoid: 'For a setting that applies immediately: Switch.',
    keys: [['Space', 'ticks']],
  },
  Switch: {
    use: 'On or off, applied immediately.',
    avoid: 'In a form with a submit button: Checkbox.',
    keys: [['Space, Enter', 'switches']],
  },
  RadioGroup: {
    use: 'One of two to five options, all visible.',
    avoid: 'For more options: Select.',
    keys: [['↑ ↓ ← →', 'move and select']],
  },
  DateField: {
    use: 'A date, typed as DD/MM/YYYY or picked. Set `max` to today if future dates are invalid.',
    avoid: 'For a period: DateRange.',
    keys: [
      ['type', 'day, month and year, separated by / . or -'],
      ['Enter', 'on the button: opens the calendar'],
      ['← → ↑ ↓', 'in the calendar: by day and week'],
      ['PageUp PageDown', 'by month'],
      ['Escape', 'closes the calendar'],
    ],
  },
  DateRange: {
    use: 'A range of days; either end can be open.',
    avoid: 'For one day: DateField.',
    keys: [['as in DateField', 'for both fields']],
  },
  RangeSlider: {
    use: 'Two numbers within fixed bounds, next to number inputs.',
    avoid: 'Without inputs: exact values are hard to select. For one number: NumberField.',
    keys: [
      ['← → ↑ ↓', 'move the handle by one step'],
      ['Home End', 'move it to the minimum or maximum'],
    ],
  },
  OrderedList: {
    use: 'Entries whose order matters.',
    avoid: 'For table columns: the Display menu.',
    keys: [
      ['↑ ↓', 'on a drag handle: move the entry'],
      ['Enter, Space', 'on a button: move the entry'],
    ],
  },
  FileDrop: {
    use: 'Upload of one file. Type and size are checked immediately.',
    avoid: 'For text that can be pasted: TextArea.',
    keys: [['Enter, Space', 'opens the file dialog']],
  },
}
