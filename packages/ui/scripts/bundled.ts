/**
 * Of these, the published package contains the few modules that it uses, instead of an install of 100 MB (decision 12). They
 * are dependencies of the development only.
 */
export const bundled = [
  '@base-ui/react',
  '@base-ui/utils',
  '@date-fns/tz',
  '@floating-ui/utils',
  'date-fns',
  'lucide-react',
  'react-day-picker',
  'use-sync-external-store',
]
