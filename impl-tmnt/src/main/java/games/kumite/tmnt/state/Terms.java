package games.kumite.tmnt.state;

import games.kumite.spi.Shared;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Verb;

/** What is fixed before a match: its settings, faces, zones and actions. Immutable; shared by all matches of equal settings. */
@Shared
public final class Terms {

  /** What was chosen. */
  public final Settings settings;
  /** Where cards may lie. */
  public final Zones zones;
  /** Every action. */
  public final Deeds deeds;
  /** The most monsters that one combat can have seen: the first, those that joined, and copies. */
  public final int mostMonsters;
  private final Face[] faces;

  /**
   * The terms of a match.
   *
   * @param settings what was chosen
   * @param content the cards
   */
  public Terms(Settings settings, Content content) {
    this.settings = settings;
    faces = new Printing(content).faces();
    zones = new Zones(settings.seats(), faces);
    int joining = 0;
    for (Face face : faces) {
      joining += face.type == CardType.WANDERING || face.plays(Verb.MATE) ? 1 : 0;
    }
    mostMonsters = 1 + joining;
    deeds = new Deeds(faces, settings.seats(), mostMonsters);
  }

  /** What is printed on a card. */
  public Face face(int index) {
    return faces[index];
  }

  /** How many cards there are. */
  public int size() {
    return faces.length;
  }
}
