/** These modules register themselves with cronstrue and export nothing useful. */
declare module 'cronstrue/locales/it' {}
declare module 'cronstrue/locales/pt_BR' {}
