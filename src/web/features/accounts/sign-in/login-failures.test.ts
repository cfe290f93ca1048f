import { expect, test } from 'vitest'
import { failureOf, unreachable } from '#web/api/api-failure.ts'
import {
  adminLoginFailure,
  customerLoginFailure,
  permanentRefusal,
  registrationFailure,
  vendorLoginFailure,
} from '#web/features/accounts/sign-in/login-failures.ts'

const refusal = (status: number, message?: string, body = {}) =>
  failureOf(status, 'Status Text', { message, code: 'some_code', ...body })

test('a customer learns that the e-mail or the password is wrong, and nothing of other failures', () => {
  const wrong = refusal(401, 'Email ou mot de passe incorrect', { code: 'wrong_credentials' })
  expect(customerLoginFailure(wrong)).toEqual({
    title: 'Erreur de connexion',
    description: 'Email ou mot de passe incorrect',
  })
  for (const error of [
    refusal(500, 'Une erreur'),
    refusal(429, 'Trop de tentatives'),
    unreachable(true),
    'x',
  ]) {
    expect(customerLoginFailure(error).description).toBe('Erreur de connexion. Veuillez réessayer.')
  }
})

test('a registration repeats the sentence of the server', () => {
  expect(registrationFailure(refusal(409, 'Cet email est déjà utilisé'))).toMatchObject({
    title: "Erreur d'inscription",
    description: 'Cet email est déjà utilisé',
  })
  expect(registrationFailure(refusal(502)).description).toBe("Une erreur est survenue lors de l'inscription")
})

test('vendors and administrators learn what the server said, or that it was not there', () => {
  expect(vendorLoginFailure(refusal(401, 'Identifiants incorrects')).description).toBe(
    'Identifiants incorrects',
  )
  expect(vendorLoginFailure(refusal(502)).description).toBe('Identifiants incorrects')
  expect(vendorLoginFailure(unreachable(true)).description).toBe('Impossible de se connecter au serveur')
  expect(adminLoginFailure(refusal(403, 'Ce compte est désactivé.'))).toMatchObject({
    title: 'Erreur de connexion',
    description: 'Ce compte est désactivé.',
  })
  expect(adminLoginFailure(unreachable(true))).toMatchObject({
    title: 'Erreur',
    description: 'Impossible de se connecter au serveur',
  })
})

test('a refusal stays in sight with the way to the right login, only to one of ours', () => {
  const elsewhere = (message: string, location: string) =>
    refusal(403, message, { code: 'wrong_space', location })
  const wrongSpace = elsewhere('Ce compte est un compte vendeur.', '/vendor-login')
  expect(permanentRefusal(wrongSpace)).toEqual({
    sentence: 'Ce compte est un compte vendeur.',
    loginLink: { href: '/vendor-login', label: 'Aller à la connexion vendeur' },
  })
  expect(permanentRefusal(elsewhere('Ailleurs', 'https://voleur.example'))).toEqual({ sentence: 'Ailleurs' })
  expect(permanentRefusal(refusal(403, 'Suspendu'))).toEqual({ sentence: 'Suspendu' })
  expect(permanentRefusal(refusal(429, 'Trop de tentatives'))).toEqual({ sentence: 'Trop de tentatives' })
  expect(permanentRefusal(refusal(401, 'Email ou mot de passe incorrect'))).toBeUndefined()
})
