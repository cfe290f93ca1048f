import * as z from 'zod/mini'
import { Picture } from '../catalogue/schemas.ts'
import { Done, IdParams, NumberedQuery, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PICTURE_LIMIT_BYTES, PICTURES_LIMIT_BYTES } from '../media.ts'
import {
  ActivityBody,
  AdminPhase,
  AlbumBody,
  AlbumPhotosBody,
  EditActivityBody,
  EditAlbumBody,
  EditPhaseBody,
  NewMediaBody,
  PhaseBody,
} from './admin.schemas.ts'
import { Activity, Album, AlbumMedia } from './schemas.ts'

const phaseEndpoints = {
  listAdminPhases: endpoint({
    method: 'GET',
    path: '/api/admin/phases',
    access: ['admin'],
    summary: 'Les phases, avec ce qui serait supprimé avec elles',
    answer: z.array(AdminPhase),
  }),
  createPhase: endpoint({
    method: 'POST',
    path: '/api/admin/phases',
    access: ['admin'],
    status: 201,
    idempotent: true,
    refusals: ['phase_not_found'],
    summary: 'Crée une phase',
    body: PhaseBody,
    answer: AdminPhase,
  }),
  changePhase: endpoint({
    method: 'PUT',
    path: '/api/admin/phases/:id',
    access: ['admin'],
    refusals: ['phase_not_found', 'phase_changed'],
    summary: 'Modifie une phase',
    params: IdParams,
    body: EditPhaseBody,
    answer: AdminPhase,
  }),
  deletePhase: endpoint({
    method: 'DELETE',
    path: '/api/admin/phases/:id',
    access: ['admin'],
    refusals: ['phase_not_found'],
    summary: 'Supprime une phase avec ses albums et leurs images',
    params: IdParams,
    answer: z.object({ deletedAlbums: z.int(), deletedMedia: z.int() }),
  }),
}

const albumEndpoints = {
  createAlbum: endpoint({
    method: 'POST',
    path: '/api/admin/albums',
    access: ['admin'],
    status: 201,
    idempotent: true,
    refusals: ['album_not_found', 'phase_not_found'],
    summary: 'Crée un album dans une phase',
    body: AlbumBody,
    answer: Album,
  }),
  changeAlbum: endpoint({
    method: 'PUT',
    path: '/api/admin/albums/:id',
    access: ['admin'],
    refusals: ['album_not_found', 'album_changed', 'phase_not_found'],
    summary: 'Modifie un album',
    params: IdParams,
    body: EditAlbumBody,
    answer: Album,
  }),
  deleteAlbum: endpoint({
    method: 'DELETE',
    path: '/api/admin/albums/:id',
    access: ['admin'],
    refusals: ['album_not_found'],
    summary: 'Supprime un album avec ses images',
    params: IdParams,
    answer: z.object({ deletedMedia: z.int() }),
  }),
  addAlbumMedia: endpoint({
    method: 'POST',
    path: '/api/admin/albums/:id/media',
    access: ['admin'],
    status: 201,
    bodyLimitBytes: PICTURES_LIMIT_BYTES,
    refusals: [
      'album_not_found',
      'image_unknown',
      'image_too_large',
      'image_unsupported',
      'image_too_many_pixels',
      'image_unreadable',
    ],
    summary: 'Ajoute une image à un album ; celle qui y est déjà n’est pas ajoutée deux fois',
    params: IdParams,
    body: NewMediaBody,
    answer: AlbumMedia,
  }),
  arrangeAlbum: endpoint({
    method: 'PUT',
    path: '/api/admin/albums/:id/media',
    access: ['admin'],
    refusals: ['album_not_found', 'album_photos_changed'],
    summary: 'Range les images d’un album et change leurs légendes',
    params: IdParams,
    body: AlbumPhotosBody,
    answer: Album,
  }),
  deleteAlbumMedia: endpoint({
    method: 'DELETE',
    path: '/api/admin/media/:id',
    access: ['admin'],
    refusals: ['photo_not_found'],
    summary: 'Retire une image de son album',
    params: IdParams,
    answer: Done,
  }),
}

const activityEndpoints = {
  listAdminActivities: endpoint({
    method: 'GET',
    path: '/api/admin/activities',
    access: ['admin'],
    summary: 'Les activités, celles qui commencent le plus tard d’abord',
    query: NumberedQuery,
    answer: z.object(numberedAnswer(Activity)),
  }),
  createActivity: endpoint({
    method: 'POST',
    path: '/api/admin/activities',
    access: ['admin'],
    status: 201,
    bodyLimitBytes: PICTURES_LIMIT_BYTES,
    idempotent: true,
    refusals: [
      'activity_not_found',
      'image_unknown',
      'image_too_large',
      'image_unsupported',
      'image_too_many_pixels',
      'image_unreadable',
    ],
    summary: 'Crée une activité',
    body: ActivityBody,
    answer: Activity,
  }),
  changeActivity: endpoint({
    method: 'PUT',
    path: '/api/admin/activities/:id',
    access: ['admin'],
    bodyLimitBytes: PICTURES_LIMIT_BYTES,
    refusals: [
      'activity_not_found',
      'activity_changed',
      'image_unknown',
      'image_too_large',
      'image_unsupported',
      'image_too_many_pixels',
      'image_unreadable',
    ],
    summary: 'Modifie une activité',
    params: IdParams,
    body: EditActivityBody,
    answer: Activity,
  }),
  deleteActivity: endpoint({
    method: 'DELETE',
    path: '/api/admin/activities/:id',
    access: ['admin'],
    refusals: ['activity_not_found'],
    summary: 'Supprime une activité',
    params: IdParams,
    answer: Done,
  }),
  uploadAdminPicture: endpoint({
    method: 'POST',
    path: '/api/admin/pictures',
    access: ['admin'],
    status: 201,
    bodyLimitBytes: PICTURE_LIMIT_BYTES,
    refusals: ['image_too_large', 'image_unsupported', 'image_too_many_pixels', 'image_unreadable'],
    summary: 'Reçoit une image, gardée un jour si rien ne la montre',
    body: z.object({
      image: z
        .string('Veuillez sélectionner au moins une image')
        .check(z.minLength(1, 'Veuillez sélectionner au moins une image')),
    }),
    answer: Picture,
  }),
}

export const activitiesAdminEndpoints = { ...phaseEndpoints, ...albumEndpoints, ...activityEndpoints }
