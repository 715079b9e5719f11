package games.kumite.bigtrouble.content;

import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A check of the boards. Used during one reading. */
final class BoardChecks {

  /** The greatest number of spaces of a board, since a set of spaces is one number. */
  static final int MAX_SPACES = 64;

  private final ContentReader reader;
  private final Set<String> everywhere = new LinkedHashSet<>();
  private String file = "";
  private String spaces = "";
  private final Map<String, String> zoneOf = new LinkedHashMap<>();
  private final Map<String, Set<String>> joined = new LinkedHashMap<>();

  BoardChecks(ContentReader reader) {
    this.reader = reader;
  }

  void chinatown(Chinatown board) {
    begin("chinatown", ContentNames.CHINATOWN, board.zones());
    pairs("borders", board.borders(), true);
    pairs("entryways", board.entryways(), false);
    for (List<String> wall : board.walls()) {
      isPair("walls", wall);
    }
    gateways("gateways", board.gateways());
    lines(board.sightLines(), board.borders());
    connected();
    for (String id : List.of(Chinatown.STREETS, Chinatown.UNDERGROUND)) {
      if (board.zones().stream().noneMatch(zone -> zone.id().equals(id))) {
        report("zones", "must hold a zone " + id);
      }
    }
    board.zones().stream().filter(zone -> zone.level() != 0)
        .forEach(zone -> report("zones", zone.id() + ": only the lair has levels"));
  }

  void lair(Lair board) {
    begin("lair", ContentNames.LAIR, board.zones());
    pairs("borders", board.borders(), true);
    pairs("doors", board.doors(), false);
    for (List<String> door : board.doors()) {
      if (door.stream().noneMatch(space -> board.arena().equals(zoneOf.get(space)))) {
        report("doors", "must lead into the arena, was " + door);
      }
    }
    gateways("elevators", board.elevators());
    lines(board.sightLines(), board.borders());
    connected();
    for (ZoneEntry zone : board.zones()) {
      if (zone.level() == 0 || zone.action() != ZoneAction.NONE) {
        report("zones", zone.id() + ": must have a level and no action");
      }
    }
  }

  private void begin(String name, String kind, List<ZoneEntry> zones) {
    file = name;
    spaces = kind;
    zoneOf.clear();
    joined.clear();
    Set<String> ids = new LinkedHashSet<>();
    for (ZoneEntry zone : zones) {
      if (!ids.add(zone.id())) {
        report("zones", "another zone has the id \"" + zone.id() + "\"");
      }
      for (String space : zone.spaces()) {
        if (!space.matches("[A-Z][A-Za-z0-9-]{0,19}")) {
          report("zones", "a space must be a capital and up to 19 letters, digits and hyphens, was \"" + space + "\"");
        }
        if (!everywhere.add(space)) {
          report("zones", "another space has the id \"" + space + "\"");
        }
        zoneOf.put(space, zone.id());
        joined.put(space, new LinkedHashSet<>());
      }
    }
    places(zones);
    if (zoneOf.size() > MAX_SPACES) {
      report("zones", "must be at most " + MAX_SPACES + " spaces, was " + zoneOf.size());
    }
  }

  /** Checks that either every space of the board has its own place, or none has one (BT-RUL-137). */
  private void places(List<ZoneEntry> zones) {
    if (zones.stream().allMatch(zone -> zone.places().isEmpty())) {
      return;
    }
    Set<List<Integer>> taken = new LinkedHashSet<>();
    for (ZoneEntry zone : zones) {
      if (zone.places().size() != zone.spaces().size()) {
        report("zones", zone.id() + ": must be a place for each of " + zone.spaces().size() + " spaces, was "
            + zone.places().size());
      }
      for (List<Integer> place : zone.places()) {
        if (place.size() != 2 || place.stream().anyMatch(it -> it < 0 || it > ZoneEntry.MAX_COORDINATE)) {
          report("zones", zone.id() + ": a place must be x and y of 0.." + ZoneEntry.MAX_COORDINATE + ", was " + place);
        } else if (!taken.add(place)) {
          report("zones", zone.id() + ": another space lies at " + place);
        }
      }
    }
  }

  private void report(String field, String message) {
    reader.report(file, "", field, message);
  }

  /** Checks that spaces are a pair. Returns whether they are one of this board; others are reported as references. */
  private boolean isPair(String field, List<String> pair) {
    if (pair.size() != 2 || pair.get(0).equals(pair.get(1))) {
      report(field, "must be two different spaces, was " + pair);
      return false;
    }
    return zoneOf.keySet().containsAll(pair);
  }

  /** Checks that open borders lie inside a zone, and red lines between zones. */
  private void pairs(String field, List<List<String>> pairs, boolean isInside) {
    for (List<String> pair : pairs) {
      if (!isPair(field, pair)) {
        continue;
      }
      if (isInside != zoneOf.get(pair.get(0)).equals(zoneOf.get(pair.get(1)))) {
        report(field, "must join " + (isInside ? "spaces of one zone" : "two zones") + ", was " + pair);
      }
      join(field, pair.get(0), pair.get(1));
    }
  }

  private void join(String field, String one, String other) {
    if (!joined.get(one).add(other)) {
      report(field, "the spaces are joined already, was " + List.of(one, other));
    }
    joined.get(other).add(one);
  }

  private void gateways(String field, List<Gateway> gateways) {
    Set<String> colours = new LinkedHashSet<>();
    for (Gateway gateway : gateways) {
      if (!colours.add(gateway.colour())) {
        report(field, "another one is " + gateway.colour());
      }
      gateway.spaces().forEach(space -> reader.refers(file, "", field, space, spaces));
      for (int i = 1; i < gateway.spaces().size(); i++) {
        List<String> pair = gateway.spaces().subList(i - 1, i + 1);
        if (isPair(field, pair)) {
          join(field, pair.get(0), pair.get(1));
        }
      }
    }
  }

  /** Checks that a line of sight goes from space to space over open borders. */
  private void lines(List<List<String>> lines, List<List<String>> borders) {
    for (List<String> line : lines) {
      if (line.size() < 2) {
        report("sightLines", "must be at least two spaces, was " + line);
      }
      for (int i = 1; i < line.size(); i++) {
        List<String> step = List.of(line.get(i - 1), line.get(i));
        List<String> back = List.of(line.get(i), line.get(i - 1));
        if (isPair("sightLines", step) && !borders.contains(step) && !borders.contains(back)) {
          report("sightLines", "must cross open borders alone, was " + line);
        }
      }
    }
  }

  private void connected() {
    Set<String> reached = new LinkedHashSet<>();
    List<String> next = new ArrayList<>();
    zoneOf.keySet().stream().limit(1).forEach(next::add);
    while (!next.isEmpty()) {
      String space = next.remove(next.size() - 1);
      if (reached.add(space)) {
        next.addAll(joined.get(space));
      }
    }
    List<String> apart = zoneOf.keySet().stream().filter(space -> !reached.contains(space)).toList();
    if (!apart.isEmpty()) {
      report("zones", "must be connected; without a way from the first space are " + apart);
    }
  }
}
