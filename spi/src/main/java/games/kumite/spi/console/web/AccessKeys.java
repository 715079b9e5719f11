package games.kumite.spi.console.web;

import games.kumite.api.Viewer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The secrets in the links: one of 128 bits for each right. They are found by their digests, so that the time of a search
 * says nothing about a secret. Thread-safe.
 */
final class AccessKeys {

  private static final int BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final Map<String, Access> byDigest = new LinkedHashMap<>();
  private final Map<Access, String> keys = new LinkedHashMap<>();

  /** Draws a secret for a right. */
  synchronized String issue(Access access) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    String key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    keys.put(access, key);
    byDigest.put(digest(key), access);
    return key;
  }

  /** Returns the secret of a right. */
  synchronized String key(Access access) {
    String key = keys.get(access);
    if (key == null) {
      throw new IllegalArgumentException("no link for " + (access instanceof Access.Place place ? place.viewer() : access));
    }
    return key;
  }

  /** Returns the right whose secret this is. */
  synchronized Optional<Access> access(String secret) {
    return Optional.ofNullable(byDigest.get(digest(secret)));
  }

  /** Forgets the secrets of a table. */
  synchronized void revoke(WebTable table) {
    keys.keySet().removeIf(access -> isOf(access, table));
    byDigest.values().removeIf(access -> isOf(access, table));
  }

  private static boolean isOf(Access access, WebTable table) {
    return access instanceof Access.Place place && place.table().equals(table);
  }

  private static String digest(String secret) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }

  /** Draws the secrets of a table: one for each seat and one for its spectators. */
  void issueAll(WebTable table) {
    table.seats().forEach(seat -> issue(new Access.Place(table, seat)));
    issue(new Access.Place(table, Viewer.spectator()));
  }
}
