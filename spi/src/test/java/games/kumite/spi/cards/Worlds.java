package games.kumite.spi.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What one observer must reckon with, by brute force: every arrangement of printed names that agrees with
 * all that it has seen. Knows nothing of tokens, urns or {@link Cards}.
 *
 * <p>A world is a text: the zones in order, parted by bars, a letter for each card. An unordered zone is
 * sorted. Upper and lower case are two families.
 */
final class Worlds {

  /** The name of a card that the observer does not see. */
  static final char UNSEEN = 0;

  /** The place of a card in a zone that has no places. */
  static final int NOWHERE = -1;

  private final boolean[] isOrdered;
  private TreeSet<String> worlds = new TreeSet<>(); // replaced, never changed, once it has been given out

  /** Begins with what lies where, in an order that only seers of a zone know. */
  Worlds(String start, boolean[] isOrdered, boolean[] isSeen) {
    this.isOrdered = isOrdered;
    worlds.add(start);
    for (int zone = 0; zone < isOrdered.length; zone++) {
      if (!isSeen[zone]) {
        shuffle(zone);
      }
    }
    keep(world -> backs(world).equals(backs(start)));
  }

  /** A copy. */
  Worlds(Worlds other) {
    isOrdered = other.isOrdered;
    worlds = other.worlds;
  }

  private void keep(Predicate<String> condition) {
    TreeSet<String> kept = new TreeSet<>();
    for (String world : worlds) {
      if (condition.test(world)) {
        kept.add(world);
      }
    }
    worlds = kept;
  }

  private static String backs(String world) {
    return world.replaceAll("[a-z]", "a").replaceAll("[A-Z]", "A");
  }

  TreeSet<String> all() {
    return worlds;
  }

  /** A card goes from a place of a zone (or from somewhere in an unordered one) to an end of another. */
  void move(int from, int place, char seen, boolean isUpperCase, int to, boolean toTop) {
    TreeSet<String> next = new TreeSet<>();
    for (String world : worlds) {
      String[] zones = split(world);
      for (int i = 0; i < zones[from].length(); i++) {
        char card = zones[from].charAt(i);
        if ((place == NOWHERE || place == i) && (seen == UNSEEN || seen == card)
            && Character.isUpperCase(card) == isUpperCase) {
          String[] changed = zones.clone();
          changed[from] = zones[from].substring(0, i) + zones[from].substring(i + 1);
          changed[to] = toTop ? card + changed[to] : changed[to] + card;
          next.add(join(changed));
        }
      }
    }
    worlds = next;
  }

  /** A zone is shuffled. */
  void shuffle(int zone) {
    TreeSet<String> next = new TreeSet<>();
    for (String world : worlds) {
      String[] zones = split(world);
      for (String order : permutations(zones[zone])) {
        zones[zone] = order;
        next.add(join(zones));
      }
    }
    worlds = next;
  }

  /** A card is seen where it lies. */
  void see(int zone, int place, char card) {
    keep(world -> {
      String content = split(world)[zone];
      return place == NOWHERE ? content.indexOf(card) >= 0 : content.charAt(place) == card;
    });
  }

  /** All of a zone is seen. */
  void seeAll(int zone, String content) {
    keep(world -> split(world)[zone].equals(isOrdered[zone] ? content : sorted(content)));
  }

  /** The text of a world. */
  String join(String[] zones) {
    StringBuilder text = new StringBuilder();
    for (int zone = 0; zone < zones.length; zone++) {
      text.append(isOrdered[zone] ? zones[zone] : sorted(zones[zone])).append('|');
    }
    return text.toString();
  }

  static String[] split(String world) {
    String[] parts = world.split("\\|", -1);
    String[] zones = new String[parts.length - 1];
    System.arraycopy(parts, 0, zones, 0, zones.length);
    return zones;
  }

  static String sorted(String letters) {
    char[] chars = letters.toCharArray();
    java.util.Arrays.sort(chars);
    return new String(chars);
  }

  private static List<String> permutations(String letters) {
    if (letters.length() < 2) {
      return List.of(letters);
    }
    List<String> all = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      for (String rest : permutations(letters.substring(0, i) + letters.substring(i + 1))) {
        all.add(letters.charAt(i) + rest);
      }
    }
    return all;
  }
}
