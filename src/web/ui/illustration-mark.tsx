type Props = { of: { isIllustration?: boolean | undefined } | undefined }

/** Says of a drawing of the house that it is no photo; nothing of a photo. Follows the picture, within what is `relative`. */
export const IllustrationMark = ({ of: picture }: Props) =>
  picture?.isIllustration && <span className="illustration-mark">Illustration</span>
