package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Cards with what every observer must reckon with, by brute force; and what it has seen, as a text. */
final class Trial {

  static final int SEATS = 2;
  static final int OBSERVERS = SEATS + 1;
  static final int DECK = 0;
  static final int HAND = 1;
  static final int OTHER_HAND = 2;
  static final int PILE = 3;
  static final int ROW = 4;
  static final int ZONES = 5;

  final Cards cards;
  final Worlds[] worlds = new Worlds[OBSERVERS];
  private final StringBuilder[] seen = new StringBuilder[OBSERVERS];
  private final StringBuilder tokens = new StringBuilder();
  final StringBuilder story = new StringBuilder();

  /** All cards in the deck, unshuffled. */
  Trial(String letters) {
    cards = new Cards(layout(letters));
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      boolean[] isOrdered = new boolean[ZONES];
      boolean[] isSeen = new boolean[ZONES];
      for (Zone zone : zones()) {
        isOrdered[zone.index()] = zone.isOrdered();
        isSeen[zone.index()] = zone.isSeenBy(viewer);
      }
      worlds[viewer] = new Worlds(letters + "|||||", isOrdered, isSeen);
      seen[viewer] = new StringBuilder();
    }
    story.append(letters);
  }

  /** A copy. */
  Trial(Trial other) {
    cards = new Cards(other.cards);
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      worlds[viewer] = new Worlds(other.worlds[viewer]);
      seen[viewer] = new StringBuilder(other.seen[viewer]);
    }
    tokens.append(other.tokens);
    story.append(other.story);
  }

  static CardLayout layout(String letters) {
    CardLayout.Builder layout = CardLayout.forSeats(SEATS);
    Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    layout.zone(ZoneKind.HAND, "1", 0, Visibility.OWNER);
    layout.zone(ZoneKind.HAND, "2", 1, Visibility.OWNER);
    layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
    layout.zone(ZoneKind.PILE, "row", Zone.UNOWNED, Visibility.NOBODY);
    for (char letter : letters.toCharArray()) {
      layout.card(Character.isUpperCase(letter) ? "upper" : "lower", String.valueOf(letter),
          String.valueOf(letter), Map.of(), deck);
    }
    return layout.build();
  }

  List<Zone> zones() {
    return cards.layout().zones();
  }

  char letter(int token) {
    return cards.layout().name(cards.face(token)).charAt(0);
  }

  private int place(int token) {
    Zone zone = cards.zoneOf(token);
    int place = 0;
    while (cards.at(zone, place) != token) {
      place++;
    }
    return zone.isOrdered() ? place : Worlds.NOWHERE;
  }

  /** What an observer has seen so far. */
  String seenBy(int viewer) {
    return seen[viewer].toString();
  }

  /** Which tokens were moved and shown so far, and which of them bore what when a whole hand was shown. */
  String tokens() {
    return tokens.toString();
  }

  private void note(String what, int token) {
    story.append("; ").append(what).append(' ').append(letter(token)).append('@').append(token);
    tokens.append(token).append(' ');
  }

  /** Witnesses see cards go to the top only. */
  void move(int token, int to, boolean toTop, int witnesses) {
    note("move to " + to + (toTop ? "" : " bottom") + (witnesses == 0 ? "" : " seen by " + witnesses), token);
    Zone from = cards.zoneOf(token);
    Zone target = zones().get(to);
    int place = place(token);
    char letter = letter(token);
    int seers = from.visibleTo() | target.visibleTo() | witnesses;
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      char name = (seers >> viewer & 1) != 0 ? letter : Worlds.UNSEEN;
      worlds[viewer].move(from.index(), place, name, Character.isUpperCase(letter), to, toTop);
      seen[viewer].append("m").append(from.index()).append(place).append(name == 0 ? '?' : name)
          .append(Character.isUpperCase(letter)).append(to).append(toTop).append(witnesses);
    }
    if (toTop) {
      cards.moveToTop(token, target, witnesses);
    } else {
      cards.moveToBottom(token, target);
    }
  }

  void shuffle(int zone, RandomSource random) {
    cards.shuffle(zones().get(zone), random, "shuffle", 0);
    story.append("; shuffle ").append(zone).append(" to ").append(content(cards)[zone]);
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      seen[viewer].append("s").append(zone);
      if (zones().get(zone).isSeenBy(viewer)) {
        worlds[viewer].shuffle(zone);
        worlds[viewer].seeAll(zone, content(cards)[zone]);
        seen[viewer].append(content(cards)[zone]);
      } else {
        worlds[viewer].shuffle(zone);
      }
    }
  }

  void show(int token, int viewers) {
    note("show to " + viewers, token);
    int zone = cards.zoneOf(token).index();
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      seen[viewer].append("v").append(zone).append(place(token)).append(viewers)
          .append(Character.isUpperCase(letter(token)));
      boolean isOwner = zones().get(zone).isSeenBy(viewer);
      if ((viewers >> viewer & 1) != 0 || isOwner) {
        worlds[viewer].see(zone, place(token), letter(token));
        seen[viewer].append(letter(token));
      }
    }
    cards.show(token, viewers);
  }

  void showAll(int zone, int viewers) {
    story.append("; show all of ").append(zone).append(" to ").append(viewers);
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      seen[viewer].append("V").append(zone).append(viewers);
      if ((viewers >> viewer & 1) != 0) {
        worlds[viewer].seeAll(zone, content(cards)[zone]);
        seen[viewer].append(Worlds.sorted(content(cards)[zone]));
      }
    }
    tokens.append(content(cards)[zone]).append(' ');
    cards.showAll(zones().get(zone), viewers);
  }

  boolean isOneFamily(int zone) {
    String letters = content(cards)[zone];
    return letters.equals(letters.toLowerCase(java.util.Locale.ROOT))
        || letters.equals(letters.toUpperCase(java.util.Locale.ROOT));
  }

  /** The letters in each zone, from the top. */
  static String[] content(Cards cards) {
    List<String> zones = new ArrayList<>();
    for (Zone zone : cards.layout().zones()) {
      StringBuilder letters = new StringBuilder();
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        letters.append(cards.layout().name(cards.face(token)));
      }
      zones.add(letters.toString());
    }
    return zones.toArray(String[]::new);
  }

  String world(Cards some) {
    return worlds[0].join(content(some));
  }

  /** All that can be checked of a position. (Plain comparisons first: this runs millions of times.) */
  void check(int deals) {
    for (int viewer = 0; viewer < OBSERVERS; viewer++) {
      checkWorld(cards, viewer, "the truth");
      checkKnown(viewer);
      checkPossible(viewer);
      checkExchanges(viewer);
      Cards forgotten = new Cards(cards);
      forgotten.redact(viewer);
      checkWorld(forgotten, viewer, "forgotten");
      for (int seed = 0; seed < deals; seed++) {
        Cards dealt = new Cards(forgotten);
        dealt.redeal(viewer, new SeededRandom(seed));
        checkWorld(dealt, viewer, "dealt");
      }
    }
  }

  private void checkWorld(Cards some, int viewer, String what) {
    if (!worlds[viewer].all().contains(world(some))) {
      assertThat(worlds[viewer].all()).as("%s for %d, %s", what, viewer, story).contains(world(some));
    }
  }

  /** Every possible world is dealt some time. */
  void checkCoverage(int viewer, int deals) {
    TreeSet<String> missing = new TreeSet<>(worlds[viewer].all());
    Cards forgotten = new Cards(cards);
    forgotten.redact(viewer);
    for (int seed = 0; seed < deals && !missing.isEmpty(); seed++) {
      Cards dealt = new Cards(forgotten);
      dealt.redeal(viewer, new SeededRandom(seed));
      missing.remove(world(dealt));
    }
    assertThat(missing).as("never dealt for %d, %s%n%s", viewer, story, cards).isEmpty();
  }

  /** What an observer knows for certain is so in every world. */
  private void checkKnown(int viewer) {
    for (Zone zone : zones()) {
      StringBuilder known = new StringBuilder();
      int place = 0;
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        if (cards.isKnown(token, viewer)) {
          known.append(letter(token));
          checkKnownAt(viewer, zone, place, letter(token));
        } else if (zone.isSeenBy(viewer)) {
          fail("unknown to %d who sees %s, %s", viewer, zone, story);
        }
        place++;
      }
      for (String world : worlds[viewer].all()) {
        if (!contains(Worlds.split(world)[zone.index()], known.toString())) {
          fail("%s known to %d in %s, yet there is %s, %s", known, viewer, zone, world, story);
        }
      }
    }
  }

  private void checkKnownAt(int viewer, Zone zone, int place, char letter) {
    for (String world : worlds[viewer].all()) {
      if (zone.isOrdered() && Worlds.split(world)[zone.index()].charAt(place) != letter) {
        fail("%s known to %d at %d of %s, yet there is %s, %s", letter, viewer, place, zone, world, story);
      }
    }
  }

  private static boolean contains(String letters, String part) {
    String rest = letters;
    for (char letter : part.toCharArray()) {
      int at = rest.indexOf(letter);
      if (at < 0) {
        return false;
      }
      rest = rest.substring(0, at) + rest.substring(at + 1);
    }
    return true;
  }

  /** What may be at a place, or somewhere in a hand, is what is there in some world. */
  private void checkPossible(int viewer) {
    for (Zone zone : zones()) {
      TreeSet<Character> inZone = new TreeSet<>();
      TreeSet<Character> exactlyInZone = new TreeSet<>();
      for (int place = 0; place < cards.count(zone); place++) {
        TreeSet<Character> claimed = new TreeSet<>();
        TreeSet<Character> exactly = new TreeSet<>();
        for (int face = 0; face < cards.layout().size(); face++) {
          if (cards.isPossible(cards.at(zone, place), face, viewer)) {
            claimed.add(cards.layout().name(face).charAt(0));
          }
        }
        for (String world : worlds[viewer].all()) {
          exactly.add(Worlds.split(world)[zone.index()].charAt(place));
        }
        inZone.addAll(claimed);
        exactlyInZone.addAll(exactly);
        if (zone.isOrdered() && !claimed.equals(exactly)) {
          fail("%s, not %s, possible for %d at %d of %s, %s%n%s", claimed, exactly, viewer, place, zone, story,
              cards);
        }
      }
      if (!inZone.equals(exactlyInZone)) {
        fail("%s, not %s, possible for %d in %s, %s%n%s", inZone, exactlyInZone, viewer, zone, story, cards);
      }
    }
  }

  private void checkExchanges(int viewer) {
    for (int token = 0; token < cards.layout().size(); token++) {
      for (int other = 0; other < token; other++) {
        if (cards.canSwapUnseen(token, other, viewer)) {
          Cards exchanged = new Cards(cards);
          exchanged.swapFaces(token, other);
          checkWorld(exchanged, viewer, "exchanged");
        }
      }
    }
  }
}
