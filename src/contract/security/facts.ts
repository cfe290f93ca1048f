/** Kinds of security events with their labels; every new kind belongs here. */
export const securityEventLabels = {
  'sign-in.failed': 'Connexion refusée\u00a0: identifiants incorrects',
  'sign-in.locked': 'Connexion retardée après trop d’échecs',
  'sign-in.new-device': 'Connexion depuis un nouvel appareil',
  'origin.foreign': 'Demande venue d’un autre site, refusée',
  'role.refused': 'Accès refusé\u00a0: réservé à un autre rôle',
  'password.changed': 'Mot de passe changé',
  'password.reset': 'Mot de passe choisi par un lien reçu',
  'email.changed': 'Adresse e-mail changée',
  'phone.changed': 'Téléphone changé',
  'payout-number.changed': 'Numéro de versement changé',
  'sessions.ended': 'Sessions fermées par leur titulaire',
  'factor.set': 'Second facteur mis en place',
  'factor.removed': 'Second facteur retiré',
  'factor.reset': 'Second facteur retiré sur le serveur (admin:reset-factor)',
  'factor.failed': 'Code du second facteur incorrect',
  'factor.recovery-code': 'Code de secours utilisé',
  'export.made': 'Données personnelles exportées',
} as const

export type SecurityEventKind = keyof typeof securityEventLabels
export const securityEventKinds = Object.keys(securityEventLabels) as SecurityEventKind[]
