package games.kumite.spi.console.web;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The secrets of a table's links: one of 128 bits for each person's seat, and one for spectators. Immutable. */
final class SeatKeys {

  private static final int BYTES = 16;

  private final Map<Viewer, String> keys = new LinkedHashMap<>();

  /** Draws new secrets. */
  SeatKeys(List<Seat> persons) {
    SecureRandom random = new SecureRandom();
    persons.forEach(seat -> keys.put(seat, key(random)));
    keys.put(Viewer.spectator(), key(random));
  }

  private static String key(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns the secret of a viewer who has a link. */
  String key(Viewer viewer) {
    String key = keys.get(viewer);
    if (key == null) {
      throw new IllegalArgumentException("no link for " + viewer);
    }
    return key;
  }

  /** Returns the viewer whose secret this is. Takes the same time for each wrong secret. */
  Optional<Viewer> viewer(String secret) {
    byte[] given = secret.getBytes(StandardCharsets.UTF_8);
    Optional<Viewer> found = Optional.empty();
    for (Map.Entry<Viewer, String> entry : keys.entrySet()) {
      if (MessageDigest.isEqual(entry.getValue().getBytes(StandardCharsets.UTF_8), given)) {
        found = Optional.of(entry.getKey());
      }
    }
    return found;
  }
}
