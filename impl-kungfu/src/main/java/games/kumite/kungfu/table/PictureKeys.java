package games.kumite.kungfu.table;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.Gang;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.TraitEntry;
import games.kumite.kungfu.content.Weapon;
import games.kumite.spi.content.ArtKeys;
import java.util.Arrays;
import java.util.List;

/** The keys of the pictures of a content: profiles, weapons, kinds of scenery, what can be chosen, and the die. */
public final class PictureKeys {

  private static final int SIDES = 6;

  private PictureKeys() {}

  /** Returns the keys of a content. */
  public static List<String> of(Content content) {
    List<Profile> profiles = content.profiles();
    return new ArtKeys().die(SIDES).add("scenario", "campaign", "bees", "water-wall", "object", "artefact", "WRECK",
        "BLOOD", "BREACH", "RUBBLE", Profile.CUSTOM_ART)
        .addAll(profiles, profile -> profile.id).addAll(content.guests(), guest -> guest.id)
        .addAll(content.kinds().keySet(), String::valueOf).addAll(content.gangs(), Gang::id)
        .addAll(content.locations(), LocationEntry::id).addAll(content.tables().values(), TableLayout::id)
        .addAll(content.traits(), TraitEntry::id).addAll(Arrays.asList(Weapon.values()), Weapon::word).toList();
  }
}
