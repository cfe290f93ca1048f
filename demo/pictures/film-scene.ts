import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import sharp from 'sharp'
import type { Pixels } from './render-scene.ts'

const frame = { width: 480, height: 300 }
const framesPerSecond = 12
const frameCount = 60
/** How much larger the last frame shows the scene than the first. */
const approach = 0.3
/** Frames of some 9 kB, for slow networks. */
const quality = 40

/**
 * A silent film of five seconds in which one comes nearer to a scene: VP8 in WebM, which every browser plays. A lossy WebP
 * picture is one key frame of VP8, so that no encoder of videos is needed.
 */
export async function filmScene({ data, width, height }: Pixels): Promise<Uint8Array> {
  const scene = () => sharp(data, { raw: { width, height, channels: 3 } })
  const target = new BufferTarget()
  const film = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp8')
  film.addVideoTrack(track, { frameRate: framesPerSecond })
  await film.start()
  const decoderConfig = { codec: 'vp8', codedWidth: frame.width, codedHeight: frame.height }
  for (let number = 0; number < frameCount; number++) {
    const seen = viewAt(number / frameCount, width, height)
    const webp = await scene().extract(seen).resize(frame).webp({ quality, effort: 2 }).toBuffer()
    const packet = new EncodedPacket(keyFrameOf(webp), 'key', number / framesPerSecond, 1 / framesPerSecond)
    await track.add(packet, { decoderConfig })
  }
  await film.finalize()
  if (!target.buffer) throw new Error('The film has no bytes')
  return new Uint8Array(target.buffer)
}

/** The part of the scene that is seen at a moment from 0 to 1: ever less, from left to right. */
function viewAt(moment: number, width: number, height: number) {
  const shown = Math.min(width, (height * frame.width) / frame.height) / (1 + approach * moment)
  const [wide, high] = [Math.floor(shown), Math.floor((shown * frame.height) / frame.width)]
  return {
    left: Math.floor((width - wide) * (0.2 + 0.5 * moment)),
    top: Math.floor((height - high) * (0.5 + 0.2 * moment)),
    width: wide,
    height: high,
  }
}

/** The one chunk of a simple lossy WebP file: https://developers.google.com/speed/webp/docs/riff_container */
function keyFrameOf(webp: Buffer): Uint8Array {
  const [nameAt, lengthAt, from] = [12, 16, 20]
  const name = webp.toString('latin1', nameAt, lengthAt)
  if (name !== 'VP8 ') throw new Error(`A film needs simple lossy frames, not "${name}"`)
  return webp.subarray(from, from + webp.readUInt32LE(lengthAt))
}
