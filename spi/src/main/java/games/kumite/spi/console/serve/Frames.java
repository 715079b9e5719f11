package games.kumite.spi.console.serve;

import games.kumite.spi.console.serve.ProtocolException.Code;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Two streams connected to a program: binary frames in either direction, little-endian, each with a head of eight bytes.
 * A frame that is cut, too long or has a wrong head breaks the connection, since the start of the next one is unknown.
 * Confined to one thread.
 */
public final class Frames {

  /** The maximum number of bytes after the head of a frame from the program. */
  public static final int MAX_BYTES = 1 << 16;

  static final int HEAD = 8;
  private static final byte FIRST = 'K';
  private static final byte SECOND = 'F';

  private final InputStream in;
  private final OutputStream out;
  private boolean broken;

  /**
   * Creates a connection.
   *
   * @param in the output of the program
   * @param out the input of the program
   */
  public Frames(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** A frame. The payload is little-endian. */
  record Frame(int type, ByteBuffer payload) {}

  /** Returns whether nothing more can be read. */
  boolean isBroken() {
    return broken;
  }

  /** Waits for the next frame; returns null at the end of the input. */
  @Nullable Frame next() throws ProtocolException {
    byte[] head = new byte[HEAD];
    int read = read(head);
    if (read == 0) {
      return null;
    }
    boolean isHead = head[0] == FIRST && head[1] == SECOND && head[3] == 0;
    if (read < HEAD && (isHead || read < 4)) {
      throw broken(Code.MALFORMED, "frame-cut", read, HEAD);
    }
    if (!isHead) {
      throw broken(Code.MALFORMED, "frame-head", HexFormat.ofDelimiter(" ").withUpperCase().formatHex(head, 0, 4));
    }
    long length = Integer.toUnsignedLong(little(head).getInt(4));
    if (length > MAX_BYTES) {
      throw broken(Code.OVERSIZED, "frame-long", MAX_BYTES, length);
    }
    byte[] payload = new byte[(int) length];
    read = read(payload);
    if (read < length) {
      throw broken(Code.MALFORMED, "frame-cut", HEAD + read, HEAD + length);
    }
    return new Frame(Byte.toUnsignedInt(head[2]), little(payload));
  }

  private ProtocolException broken(Code code, String key, Object... arguments) {
    broken = true;
    return ProtocolException.of(code, key, arguments);
  }

  private int read(byte[] bytes) {
    try {
      return in.readNBytes(bytes, 0, bytes.length);
    } catch (EOFException ended) {
      return 0;
    } catch (IOException failure) {
      throw new DisconnectedException();
    }
  }

  /** Returns an empty payload of a length, to be filled and sent. */
  static ByteBuffer payload(long length) {
    return little(new byte[Math.toIntExact(HEAD + length)]).position(HEAD);
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Sends a frame with a filled {@link #payload}. */
  void send(int type, ByteBuffer payload) {
    byte[] bytes = payload.array();
    payload.put(0, FIRST).put(1, SECOND).put(2, (byte) type).putInt(4, bytes.length - HEAD);
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException gone) {
      throw new DisconnectedException();
    }
  }

  /** Sends a frame with bytes as its payload. */
  void send(int type, byte[] payload) {
    send(type, payload(payload.length).put(payload));
  }
}
