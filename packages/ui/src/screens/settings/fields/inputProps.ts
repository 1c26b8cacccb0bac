export interface InputProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  disabled?: boolean
  value: unknown
  onChange: (value: unknown) => void
}
