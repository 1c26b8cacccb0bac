/** What all inputs of the settings have in common. */
export interface InputFrame {
  id: string
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  disabled?: boolean
}

export interface InputProps extends InputFrame {
  value: unknown
  onChange: (value: unknown) => void
}
