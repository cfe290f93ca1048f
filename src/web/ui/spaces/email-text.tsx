/** An e-mail address; where it is too long for its place, it goes on after its sign. */
export function EmailText({ email }: { email: string }) {
  const place = email.lastIndexOf('@') + 1
  return (
    <span className="min-w-0 break-words">
      {email.slice(0, place)}
      <wbr />
      {email.slice(place)}
    </span>
  )
}
