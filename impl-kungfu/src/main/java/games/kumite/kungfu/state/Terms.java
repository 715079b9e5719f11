package games.kumite.kungfu.state;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.kungfu.content.Profile;
import games.kumite.spi.Shared;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import java.util.List;

/** What is fixed before a match: its settings and the content. Immutable; shared by matches of equal settings. */
@Shared
public final class Terms {

  /** What was chosen. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** What a gang may have. */
  public final GangLimits limits;
  /** Every action from the first turn on. */
  public final Actions actions;
  private final Profile[] profiles;

  /** The terms of a match. */
  public Terms(Settings settings, Content content, Actions actions) {
    this.settings = settings;
    this.content = content;
    this.actions = actions;
    this.limits = settings.limits();
    profiles = new Profile[content.profiles().size() + content.guests().size()];
    for (int i = 0; i < profiles.length; i++) {
      profiles[i] = i < content.profiles().size() ? content.profiles().get(i)
          : content.guests().get(i - content.profiles().size());
    }
  }

  /** Every action in a match of so many gangs. */
  static Actions actions(Texts texts, int gangs) {
    List<String> figures = Names.ids(gangs);
    List<String> objects = Names.objects();
    return Actions.of(texts, Word.values()).elements(Names.LIST, figures, figures)
        .elements(Names.OBJECTS, objects, objects).build();
  }

  /** A profile: those of the gangs first, then the guests. */
  public Profile profile(int index) {
    return profiles[index];
  }

  /** The number of a guest. */
  public int guest(String id) {
    for (int i = content.profiles().size(); i < profiles.length; i++) {
      if (profiles[i].id.equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no guest " + id);
  }
}
