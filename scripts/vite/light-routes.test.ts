import { expect, test } from 'vitest'
import { lightenRoutes } from './light-routes.ts'

test('the children of a route are a list, in their order and without their names', () => {
  const code = `const AdminRouteChildren = {
  AdminUsersRoute: AdminUsersRoute,
  AdminPagesRoute: AdminPagesRouteWithChildren,
};
const AdminRouteWithChildren = AdminRoute._addFileChildren(AdminRouteChildren);`
  expect(lightenRoutes(code)).toBe(`const AdminRouteChildren = [
  AdminUsersRoute,
  AdminPagesRouteWithChildren,
];
const AdminRouteWithChildren = AdminRoute._addFileChildren(AdminRouteChildren);`)
})
