type Props = { of: { isIllustration?: boolean | undefined } | undefined }

/** Marks a picture as an illustration; nothing for a photo. Place it after the picture, inside a `relative` element. */
export const IllustrationMark = ({ of: picture }: Props) =>
  picture?.isIllustration && <span className="illustration-mark">Illustration</span>
