/** Of what is wished of a row, what it is not already, field by field; what is absent stays. */
export const changedFields = <Row extends object>(
  row: Row,
  wished: { readonly [Field in keyof Row]?: Row[Field] | undefined },
): Partial<Row> =>
  Object.fromEntries(
    Object.entries(wished).filter(
      ([field, value]) => value !== undefined && value !== row[field as keyof Row],
    ),
  ) as Partial<Row>
