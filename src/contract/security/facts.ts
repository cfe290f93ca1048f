/** Kinds of security events: their labels, and whether something was refused, which one looks at first. */
export const securityEventFacts = {
  'sign-in.failed': { label: 'Connexion refusée\u00a0: identifiants incorrects', isRefusal: true },
  'sign-in.locked': { label: 'Connexion retardée après trop d’échecs', isRefusal: true },
  'sign-in.new-device': { label: 'Connexion depuis un nouvel appareil', isRefusal: false },
  'origin.foreign': { label: 'Demande venue d’un autre site, refusée', isRefusal: true },
  'role.refused': { label: 'Accès refusé\u00a0: réservé à un autre rôle', isRefusal: true },
  'password.changed': { label: 'Mot de passe changé', isRefusal: false },
  'password.reset': { label: 'Mot de passe choisi par un lien reçu', isRefusal: false },
  'email.changed': { label: 'Adresse e-mail changée', isRefusal: false },
  'phone.changed': { label: 'Téléphone changé', isRefusal: false },
  'payout-number.changed': { label: 'Numéro de versement changé', isRefusal: false },
  'sessions.ended': { label: 'Sessions fermées par leur titulaire', isRefusal: false },
  'factor.set': { label: 'Second facteur mis en place', isRefusal: false },
  'factor.removed': { label: 'Second facteur retiré', isRefusal: false },
  'factor.reset': { label: 'Second facteur retiré sur le serveur (admin:reset-factor)', isRefusal: false },
  'factor.failed': { label: 'Code du second facteur incorrect', isRefusal: true },
  'factor.recovery-code': { label: 'Code de secours utilisé', isRefusal: false },
  'export.made': { label: 'Données personnelles exportées', isRefusal: false },
} as const satisfies Record<string, { label: string; isRefusal: boolean }>

export type SecurityEventKind = keyof typeof securityEventFacts
export const securityEventKinds = Object.keys(securityEventFacts) as SecurityEventKind[]
