import type { Guides } from './guide.ts'

const list = [
  ['type', 'narrows'],
  ['↑ ↓', 'move'],
  ['Enter', 'takes'],
  ['Escape', 'leaves it as it was'],
] as const

export const forms: Guides = {
  Form: {
    use: 'Fields that are sent together. useForm keeps values, faults and what the server refused; the summary takes the focus when sending is refused.',
    avoid: 'For filters and settings that take effect at once.',
    keys: [
      ['Enter', 'in a field of one line: sends'],
      ['Enter', 'on a line of the summary: goes to its field'],
    ],
  },
  FormDrawer: {
    use: 'A form beside the list whose row it is about: new, or changed. It asks before something typed is lost.',
    avoid: 'For one question: ConfirmDialog. For a form that is the page: Form.',
    keys: [['Escape', 'gives up, after a question where something was typed']],
  },
  UnsavedChangesDialog: {
    use: 'With useUnsavedChanges: before something typed is lost, by a link, Cancel or closing the window.',
    avoid: 'Where nothing can be lost: ask only when the form is dirty.',
    keys: [['Escape', 'stays on the page']],
  },
  TextField: {
    use: 'One line of free text.',
    avoid: 'For text of a known set: Select or Combobox. For numbers and days: NumberField, DateField.',
  },
  TextArea: {
    use: 'Free text of several lines: a comment, a key.',
    avoid: 'For one line: TextField.',
    keys: [['Enter', 'a new line; it does not send']],
  },
  PasswordField: {
    use: 'A secret, with a button that shows it. autoComplete tells password managers which one is meant.',
    avoid: 'For stored secrets: StoredSecretField.',
    keys: [['Enter, Space', 'on the eye: shows and hides']],
  },
  StoredSecretField: {
    use: 'A secret that the server holds: it can be replaced and cleared, and is never sent to the page.',
    avoid: 'For a password that is typed anew each time: PasswordField.',
    keys: [['Enter, Space', 'on a button: opens the input, or keeps the stored value']],
  },
  NumberField: {
    use: 'A number, with its unit behind it; the decimal comma is read as well.',
    avoid: 'For codes made of digits: TextField. For a range to filter by: the filter panel.',
    keys: [['↑ ↓', 'count up and down']],
  },
  FieldGroup: {
    use: 'Several controls that answer one question, such as two dates.',
    avoid: 'Around a whole form: headings do that.',
  },
  Select: {
    use: 'One of up to some fifteen choices: the browser’s own list, best on a phone.',
    avoid: 'For many choices: Combobox. For two or three that should be seen at once: RadioGroup.',
    keys: [
      ['↑ ↓ or a letter', 'choose'],
      ['Space', 'opens the list'],
    ],
  },
  Combobox: {
    use: 'One of many choices, found by typing.',
    avoid: 'For a few: Select. For any text: SuggestField.',
    keys: list,
  },
  SuggestField: {
    use: 'Free text for which there are known examples.',
    avoid: 'Where only the known will do: Combobox.',
    keys: list,
  },
  MultiSelect: {
    use: 'Any number of choices out of many.',
    avoid: 'For up to five: one Checkbox each. For words of one’s own: TagInput.',
    keys: [
      ['Enter, ↓', 'open the list'],
      ['↑ ↓ Home End', 'move between search and boxes'],
      ['Space', 'ticks'],
      ['Escape', 'closes'],
    ],
  },
  TagInput: {
    use: 'A set of entries in one’s own words, such as tags or host names.',
    avoid: 'Where the choices are known: MultiSelect.',
    keys: [
      ['Enter, comma', 'adds what is typed'],
      ['Backspace', 'in the empty box: takes the last one away'],
    ],
  },
  Checkbox: {
    use: 'Yes or no, to be sent with a form; a row to select.',
    avoid: 'For what takes effect at once: Switch.',
    keys: [['Space', 'ticks']],
  },
  Switch: {
    use: 'On or off, with effect at once.',
    avoid: 'In a form that is sent by a button: Checkbox.',
    keys: [['Space, Enter', 'switches']],
  },
  RadioGroup: {
    use: 'One of two to five choices, all of them in sight.',
    avoid: 'For more: Select.',
    keys: [['↑ ↓ ← →', 'move and choose']],
  },
  DateField: {
    use: 'A day, typed as DD/MM/YYYY or picked. Give `max` today where the future makes no sense.',
    avoid: 'For a period: DateRange.',
    keys: [
      ['type', 'day, month, year, with / . or -'],
      ['Enter', 'on the button: opens the calendar'],
      ['← → ↑ ↓', 'in the calendar: by day and week'],
      ['PageUp PageDown', 'by month'],
      ['Escape', 'closes the calendar'],
    ],
  },
  DateRange: {
    use: 'A period of days, either end open.',
    avoid: 'For one day: DateField.',
    keys: [['as in DateField', 'for each of the two']],
  },
  RangeSlider: {
    use: 'Two numbers within known bounds, beside fields in which they can be typed.',
    avoid: 'Alone: an exact value is hard to hit. For one number: NumberField.',
    keys: [
      ['← → ↑ ↓', 'move the handle by one step'],
      ['Home End', 'to the bounds'],
    ],
  },
  OrderedList: {
    use: 'Entries of which the order matters.',
    avoid: 'For columns of a table: its chooser does that.',
    keys: [
      ['↑ ↓', 'on a handle: move the entry'],
      ['Enter, Space', 'on a button: move or take away'],
    ],
  },
  FileDrop: {
    use: 'One file to hand in; type, size and emptiness are checked on the spot.',
    avoid: 'For text that can be pasted: TextArea.',
    keys: [['Enter, Space', 'chooses a file']],
  },
}
