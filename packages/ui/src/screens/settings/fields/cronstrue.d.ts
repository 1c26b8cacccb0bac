/** They register themselves with cronstrue and export nothing of use. */
declare module 'cronstrue/locales/it' {}
declare module 'cronstrue/locales/pt_BR' {}
