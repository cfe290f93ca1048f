/** In a mail about a change of an account, what to do when somebody else made it; each ends without a full stop. */
export const WRITE_TO_US = 'Si ce n’est pas vous, écrivez-nous tout de suite'
export const CHOOSE_PASSWORD = 'Si ce n’est pas vous, choisissez un autre mot de passe tout de suite'
